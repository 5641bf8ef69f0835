import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrinePixels
import VitrineScene
import VitrineSource
import VitrineText
import VitrineThreads

extension Scene {
    /// Renders the scene.
    ///
    /// - Parameters:
    ///   - options: The options to render with. Default: the scene's own settings, on all cores.
    ///   - variant: The variant to render, whose settings win over those of `options`. Default: the first
    ///     one, or the scene as it is.
    /// - Returns: The picture, the frames of the nodes, and warnings.
    /// - Throws: A ``RenderError`` with all mistakes.
    public func render(
        _ options: RenderOptions = RenderOptions(), variant: Variant? = nil
    ) throws(RenderError) -> Rendering {
        try render(options, variant, isCancelled: nil)
    }

    /// Renders the scene without blocking the thread of the task.
    ///
    /// The work ends early if the task is cancelled: between the stages, and while it paints.
    ///
    /// - Parameters:
    ///   - options: The options to render with. Default: the scene's own settings, on all cores.
    ///   - variant: The variant to render, whose settings win over those of `options`. Default: the first
    ///     one, or the scene as it is.
    /// - Returns: The picture, the frames of the nodes, and warnings.
    /// - Throws: A ``RenderError`` with everything that is wrong, or of the kind
    ///   ``RenderError/Kind/cancelled``.
    public func render(
        _ options: RenderOptions = RenderOptions(), variant: Variant? = nil
    ) async throws(RenderError) -> Rendering {
        try await DetachedWork.run { isCancelled throws(RenderError) in
            try render(options, variant, isCancelled: isCancelled)
        }
    }

    /// Checks the scene without drawing it: it is resolved and laid out.
    ///
    /// - Parameters:
    ///   - options: The options to resolve it with. Default: the scene's own settings.
    ///   - variant: The variant to check. Default: the first one, or the scene as it is.
    /// - Returns: The errors, warnings and notes; empty if there are none.
    public func diagnostics(
        _ options: RenderOptions = RenderOptions(), variant: Variant? = nil
    ) -> [SceneDiagnostic] {
        do throws(RenderError) {
            return try layOut(options, variant, isCancelled: nil).warnings
        } catch {
            return error.diagnostics
        }
    }

    /// Checks the scene without drawing it, and without blocking the thread of the task.
    ///
    /// - Parameters:
    ///   - options: The options to resolve it with. Default: the scene's own settings.
    ///   - variant: The variant to check. Default: the first one, or the scene as it is.
    /// - Returns: The errors, warnings and notes; empty if there are none.
    public func diagnostics(
        _ options: RenderOptions = RenderOptions(), variant: Variant? = nil
    ) async -> [SceneDiagnostic] {
        do throws(RenderError) {
            return try await layout(options, variant: variant).warnings
        } catch {
            return error.diagnostics
        }
    }

    /// Returns the display list as text.
    package func displayList(_ options: RenderOptions) throws(RenderError) -> String {
        let content = content
        return try onPipeline(options, isCancelled: nil) { pipeline throws(RenderError) in
            let resolved = try pipeline.resolve(content)
            return DisplayListPrinter().text(of: pipeline.displayList(pipeline.layOut(resolved)))
        }
    }

    /// Renders the scene, or ends early with an error of the kind ``RenderError/Kind/cancelled``.
    ///
    /// - Parameter isCancelled: A function that returns `true` once the picture is no longer wanted.
    package func render(
        _ options: RenderOptions, _ variant: Variant?, isCancelled: (@Sendable () -> Bool)?
    ) throws(RenderError) -> Rendering {
        let options = options.applying(variant)
        let content = content
        return try onPipeline(options, isCancelled: isCancelled) { pipeline throws(RenderError) in
            let drawn = try pipeline.render(content)
            let canvas = drawn.placed.canvas
            return Rendering(
                image: drawn.picture, width: canvas.size.width, height: canvas.size.height,
                scale: canvas.scale,
                frames: NodeFrame.all(of: drawn.placed, in: pipeline.warnings?.files ?? content.files),
                warnings: pipeline.warnings.map { SceneDiagnostic.all(of: $0) } ?? [],
                scene: content.name, options: options)
        }
    }

    /// Calls `body` with a pipeline, on a thread whose stack is large enough for deeply nested scenes.
    func onPipeline<Value: Sendable>(
        _ options: RenderOptions, isCancelled: (@Sendable () -> Bool)?,
        _ body: @escaping @Sendable (ScenePipeline) throws(RenderError) -> Value
    ) throws(RenderError) -> Value {
        let name = content.name
        let source = files
        return try LargeStackThreads.run { () -> Result<Value, RenderError> in
            do throws(RenderError) {
                let pipeline = try ScenePipeline(
                    path: name, options: options,
                    library: FontLibraries.library(options.fontFolders, suite: options.suiteFontFolders),
                    files: source.files(allowsOutside: options.allowsOutside), isCancelled: isCancelled)
                return .success(try body(pipeline))
            } catch {
                return .failure(error)
            }
        }.get()
    }
}

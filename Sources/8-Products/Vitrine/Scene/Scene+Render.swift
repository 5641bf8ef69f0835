import Synchronization
import VitrineDisplayList
import VitrineFiles
import VitrineGeometry
import VitrineLayout
import VitrinePixels
import VitrineText

extension Scene {
    /// The number of renders that have a thread of their own, and the most that may.
    private static let rendering = Atomic(0)
    private static let renderingLimit = 64

    /// Renders the scene.
    ///
    /// - Parameters:
    ///   - options: The options to render with. Default: the scene's own settings, on all cores.
    ///   - variant: The variant to render, whose settings win over those of `options`. Default: the first
    ///     one, or the scene as it is.
    /// - Returns: The picture, the frames of the nodes, and warnings.
    /// - Throws: A ``RenderError`` with everything that is wrong.
    public func render(
        _ options: RenderOptions = RenderOptions(), variant: Variant? = nil
    ) throws(RenderError) -> Rendering {
        try render(options, variant, isCancelled: nil)
    }

    /// Renders the scene without blocking the thread of the task.
    ///
    /// The work ends early if the task is cancelled: between the stages, and between the steps of painting.
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
        let flag = CancellationFlag()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation {
                (done: CheckedContinuation<Result<Rendering, RenderError>, Never>) in
                let work: @Sendable () -> Void = {
                    do throws(RenderError) {
                        done.resume(
                            returning: .success(
                                try render(options, variant, isCancelled: { flag.isSet })))
                    } catch {
                        done.resume(returning: .failure(error))
                    }
                }
                Self.onOtherThread(work)
            }
        } onCancel: {
            flag.set()
        }
        return try result.get()
    }

    /// Calls `body` on a thread of its own. Where none is granted, or too many are at work, the calling one
    /// does it: late is better than never.
    private static func onOtherThread(_ body: @escaping @Sendable () -> Void) {
        let count = rendering.wrappingAdd(1, ordering: .relaxed).newValue
        let isStarted =
            count <= renderingLimit
            && NativeThread.detach {
                body()
                rendering.wrappingSubtract(1, ordering: .relaxed)
            }
        guard !isStarted else { return }
        rendering.wrappingSubtract(1, ordering: .relaxed)
        body()
    }

    /// Checks the scene without drawing it.
    ///
    /// - Parameters:
    ///   - options: The options to resolve it with. Default: the scene's own settings.
    ///   - variant: The variant to check. Default: the first one, or the scene as it is.
    /// - Returns: The errors and warnings; empty if there are none.
    public func diagnostics(
        _ options: RenderOptions = RenderOptions(), variant: Variant? = nil
    ) -> [SceneDiagnostic] {
        do throws(RenderError) {
            let content = content
            return try onPipeline(options.applying(variant), isCancelled: nil) {
                pipeline throws(RenderError) in
                SceneDiagnostic.all(of: try pipeline.resolve(content).warnings)
            }
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

    private func render(
        _ options: RenderOptions, _ variant: Variant?, isCancelled: (@Sendable () -> Bool)?
    ) throws(RenderError) -> Rendering {
        let options = options.applying(variant)
        let content = content
        return try onPipeline(options, isCancelled: isCancelled) { pipeline throws(RenderError) in
            let drawn = try pipeline.render(content)
            let canvas = drawn.placed.canvas
            return Rendering(
                image: drawn.picture, width: canvas.size.width, height: canvas.size.height,
                scale: canvas.scale, frames: NodeFrame.all(of: drawn.placed, in: content.files),
                warnings: pipeline.warnings.map { SceneDiagnostic.all(of: $0) } ?? [],
                scene: content.name, options: options)
        }
    }

    /// Calls `body` with a pipeline, on a thread whose stack is large enough for deeply nested scenes.
    private func onPipeline<Value: Sendable>(
        _ options: RenderOptions, isCancelled: (@Sendable () -> Bool)?,
        _ body: @escaping @Sendable (ScenePipeline) throws(RenderError) -> Value
    ) throws(RenderError) -> Value {
        let name = content.name
        let source = files
        return try LargeStackThreads.run { () -> Result<Value, RenderError> in
            do throws(RenderError) {
                let pipeline = try ScenePipeline(
                    path: name, options: options, library: FontLibraries.library(options.fontFolders),
                    files: source.files(allowsOutside: options.allowsOutside), isCancelled: isCancelled)
                return .success(try body(pipeline))
            } catch {
                return .failure(error)
            }
        }.get()
    }
}

/// The cancellation of a task, known to all threads.
private final class CancellationFlag: Sendable {
    private let flag = Atomic(false)

    var isSet: Bool { flag.load(ordering: .relaxed) }

    func set() { flag.store(true, ordering: .relaxed) }
}

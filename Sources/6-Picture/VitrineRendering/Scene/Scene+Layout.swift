import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSource

extension Scene {
    /// The size of the canvas in points, with the scene's own settings. Nothing is drawn.
    ///
    /// - Throws: A ``RenderError`` with all mistakes.
    public var size: Size {
        get throws(RenderError) {
            let layout = try layOut(RenderOptions(), nil, isCancelled: nil)
            return Size(layout.width, layout.height)
        }
    }

    /// Lays the scene out without drawing it, which takes a fraction of the time.
    ///
    ///     let title = try scene.layout(RenderOptions(device: .iphoneSe)).frame(of: "title")
    ///
    /// - Parameters:
    ///   - options: The options to lay it out with. Default: the scene's own settings.
    ///   - variant: The variant, whose settings win over those of `options`. Default: the first one, or the
    ///     scene as it is.
    /// - Returns: The size of the canvas, the frames of the nodes, and warnings.
    /// - Throws: A ``RenderError`` with all mistakes.
    public func layout(
        _ options: RenderOptions = RenderOptions(), variant: Variant? = nil
    ) throws(RenderError) -> SceneLayout {
        try layOut(options, variant, isCancelled: nil)
    }

    /// Lays the scene out without drawing it, and without blocking the thread of the task.
    ///
    /// - Parameters:
    ///   - options: The options to lay it out with. Default: the scene's own settings.
    ///   - variant: The variant, whose settings win over those of `options`. Default: the first one, or the
    ///     scene as it is.
    /// - Returns: The size of the canvas, the frames of the nodes, and warnings.
    /// - Throws: A ``RenderError`` with everything that is wrong, or of the kind
    ///   ``RenderError/Kind/cancelled``.
    public func layout(
        _ options: RenderOptions = RenderOptions(), variant: Variant? = nil
    ) async throws(RenderError) -> SceneLayout {
        try await DetachedWork.run { isCancelled throws(RenderError) in
            try layOut(options, variant, isCancelled: isCancelled)
        }
    }

    package func layOut(
        _ options: RenderOptions, _ variant: Variant?, isCancelled: (@Sendable () -> Bool)?
    ) throws(RenderError) -> SceneLayout {
        let content = content
        return try onPipeline(options.applying(variant), isCancelled: isCancelled) {
            pipeline throws(RenderError) in
            let placed = try pipeline.layOut(content)
            return SceneLayout(
                width: placed.canvas.size.width, height: placed.canvas.size.height,
                scale: placed.canvas.scale,
                frames: NodeFrame.all(of: placed, in: pipeline.warnings?.files ?? content.files),
                warnings: pipeline.warnings.map { SceneDiagnostic.all(of: $0) } ?? [])
        }
    }
}

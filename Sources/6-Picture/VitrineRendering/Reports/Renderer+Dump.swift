import VitrineSource

extension Renderer {
    /// Returns the result of a stage as text.
    ///
    /// - Parameters:
    ///   - path: The path of the scene's file.
    ///   - stage: The stage up to which the pipeline runs.
    ///   - format: The format of the text.
    /// - Throws: A ``RenderError`` if the scene does not reach the stage.
    /// - Returns: The text, and the scene's warnings as text that ends with a newline, or an empty string.
    package func dump(
        _ path: String, stage: DumpStage, format: DumpFormat
    ) throws(RenderError) -> (text: String, warnings: String) {
        try withPipeline(Job(path)) { pipeline throws(RenderError) in
            let text = try stage.text(of: StagedScene(running: pipeline), format: format)
            return (text, pipeline.warnings?.rendered() ?? "")
        }
    }

    /// Returns the rendering steps of a glass surface as files.
    ///
    /// - Parameters:
    ///   - path: The path of the scene's file.
    ///   - id: The id of the node that the glass belongs to; `nil` for the only glass in the scene.
    /// - Throws: A ``RenderError`` if the scene is invalid or has no such glass.
    package func glass(_ path: String, id: String?) throws(RenderError) -> GlassDump {
        try withPipeline(Job(path)) { pipeline throws(RenderError) in try pipeline.glass(id) }
    }
}

import VitrineLayout
import VitrineSource

extension ScenePipeline {
    /// Returns all that rules find in a scene, at their levels.
    ///
    /// - Parameter request: What is looked at.
    /// - Throws: A ``RenderError`` if the scene cannot be read, laid out or painted.
    func audited(_ request: AuditRequest) throws(RenderError) -> Diagnostics {
        let file = try read()
        let scene = try resolve(SceneContent(value: try parse(file), files: SourceFiles(file)))
        _ = layOut(scene)
        try checkFonts()
        return warnings ?? Diagnostics(scene.files, [])
    }
}

import VitrineRendering
import VitrineSceneFormat
import VitrineSource

extension Scene {
    /// Creates a scene of its top-level keys.
    ///
    /// - Parameters:
    ///   - entries: The keys in order; those that are unset are left out.
    ///   - files: The files that the scene may read.
    ///   - location: The place of the scene in Swift source.
    init(
        _ entries: [(String, (any SceneConvertible)?)], files: SceneFileSource, at location: SourceLocation
    ) {
        var writer = SceneValueWriter(at: location)
        let value = writer.value(SceneLiteral.record(entries))
        self.init(
            content: SceneContent(value: value, files: writer.files, overflow: writer.overflow), files: files)
    }
}

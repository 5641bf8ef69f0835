import VitrineFiles
import VitrineSceneFormat
import VitrineSource
import VitrineThreads

/// A parsed scene with the files that its marks refer to: its own text, or the Swift files that describe it.
package struct SceneContent: Sendable {
    package let value: SceneValue
    package let files: SourceFiles
    /// The limit that the values exceed; `nil` if they keep them all, as those of a parser do.
    package let overflow: Diagnostic?

    package init(value: SceneValue, files: SourceFiles, overflow: Diagnostic? = nil) {
        self.value = value
        self.files = files
        self.overflow = overflow
    }

    /// Parses text.
    ///
    /// - Throws: A ``RenderError`` of the kind ``RenderError/Kind/scene`` if the text is not a scene.
    init(parsing bytes: [UInt8], name: String) throws(RenderError) {
        // Values nest, and so do the calls that parse them.
        let parsed = LargeStackThreads.run { () -> Result<SceneContent, RenderError> in
            do throws(Diagnostics) {
                let file = try SourceFile(name: name, bytes: bytes)
                return .success(
                    SceneContent(value: try SceneParser.parse(file), files: SourceFiles(file)))
            } catch {
                return .failure(.scene(error))
            }
        }
        self = try parsed.get()
    }

    /// The name of the scene in messages.
    package var name: String { files[.start].name }
}

import VitrineFiles
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineSuiteFormat
import VitrineThreads

/// A parsed scene with the files that its marks refer to: its own text, or the Swift files that describe it.
package struct SceneContent: Sendable {
    package let value: SceneValue
    package let files: SourceFiles
    /// The folders of the files, relative to the first: empty, or with a trailing slash.
    package let folders: [String]
    /// The limit that the values exceed; `nil` if they keep them all, as those of a parser do.
    package let overflow: Diagnostic?

    package init(
        value: SceneValue, files: SourceFiles, folders: [String] = [""], overflow: Diagnostic? = nil
    ) {
        self.value = value
        self.files = files
        self.folders = folders
        self.overflow = overflow
    }

    /// Creates the content of a parsed file, with what the folders above it say for scenes.
    package init(_ value: SceneValue, of file: SourceFile, _ settings: FolderSettings) {
        let (value, files, folders) = settings.completing(value, of: file)
        self.init(value: value, files: files, folders: folders)
    }

    /// Parses text.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - name: Its name in messages.
    ///   - settings: What the folders above its file say for it. Default: nothing.
    /// - Throws: A ``RenderError`` of the kind ``RenderError/Kind/scene`` if the text is not a scene.
    init(
        parsing bytes: [UInt8], name: String, _ settings: FolderSettings = FolderSettings()
    ) throws(RenderError) {
        // Values nest, and so do the calls that parse them.
        let parsed = LargeStackThreads.run { () -> Result<SceneContent, RenderError> in
            do throws(Diagnostics) {
                let file = try SourceFile(name: name, bytes: bytes)
                return .success(SceneContent(try SceneParser.parse(file), of: file, settings))
            } catch {
                return .failure(.scene(error))
            }
        }
        self = try parsed.get()
    }

    /// Returns the content with another value made from its own.
    package func with(_ value: SceneValue) -> SceneContent {
        SceneContent(value: value, files: files, folders: folders, overflow: overflow)
    }

    /// The name of the scene in messages.
    package var name: String { files[.start].name }

    /// The scene as a file of its own, with all paths relative to its folder.
    package var standalone: SceneValue { value.relocated(from: folders) }
}

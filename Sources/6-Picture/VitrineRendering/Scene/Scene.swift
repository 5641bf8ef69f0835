import Foundation
import VitrineFiles
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// A scene of the interface: what is on the screen, to be rendered.
///
///     let scene = try Scene(contentsOf: "home.yaml")
///     try scene.render().write(to: "home.png")
///
/// A scene is a value: it can be rendered any number of times, on any threads.
public struct Scene: Sendable {
    /// The parsed scene. Colours, components and files are looked up when it is rendered.
    package let content: SceneContent
    /// The files that the scene reads: pictures, icons, fonts, design tokens, libraries of components.
    public var files: SceneFileSource

    package init(content: SceneContent, files: SceneFileSource) {
        self.content = content
        self.files = files
    }

    /// Reads a scene from text in YAML or JSON.
    ///
    /// - Parameters:
    ///   - yaml: The text.
    ///   - name: The name of the text in messages. Default: `scene.yaml`.
    ///   - files: The files that the scene may read. Default: none.
    /// - Throws: A ``RenderError`` if the text is not YAML. What it means is checked when it is rendered.
    public init(
        yaml: String, name: String = "scene.yaml", files: SceneFileSource = .none
    ) throws(RenderError) {
        try self.init(yaml: Array(yaml.utf8), name: name, files: files)
    }

    /// Reads a scene from bytes: text in YAML or JSON, in UTF-8.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the text.
    ///   - name: The name of the text in messages. Default: `scene.yaml`.
    ///   - files: The files that the scene may read. Default: none.
    /// - Throws: A ``RenderError`` if the bytes are not UTF-8 or not YAML.
    public init(
        yaml bytes: some Sequence<UInt8>, name: String = "scene.yaml", files: SceneFileSource = .none
    ) throws(RenderError) {
        self.init(content: try SceneContent(parsing: Array(bytes), name: name), files: files)
    }

    /// Reads a scene from a file. Paths in the scene are relative to its folder, and the settings of a
    /// `suite.yaml` in that folder or above apply.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: A ``RenderError`` if the file cannot be read or is not YAML.
    public init(contentsOf path: String) throws(RenderError) {
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try FileBytes.read(FileNames.existing(path), limit: SceneLimits.standard.bytes)
        } catch {
            throw .input(error)
        }
        let files = DiskFiles(scene: path, allowsOutside: false)
        self.init(
            content: try SceneContent(parsing: bytes, name: path, try files.settings(of: path)),
            files: .folder(files.folder.path))
    }

    /// Reads a scene from a file. Paths in the scene are relative to its folder.
    ///
    /// - Parameter url: The location of the file, on disk.
    /// - Throws: A ``RenderError`` if the file cannot be read or is not YAML.
    public init(contentsOf url: URL) throws(RenderError) { try self.init(contentsOf: url.path) }

    /// The variants that the scene lists, the default one first, or light and dark if it lists none.
    ///
    /// - Throws: A ``RenderError`` if the list is invalid.
    public var variants: [Variant] {
        get throws(RenderError) {
            do throws(Diagnostics) {
                return try content.value.variants(of: content.files)
            } catch {
                throw .scene(error)
            }
        }
    }

    /// Returns the variant with a name.
    ///
    /// - Throws: A ``RenderError`` if the list of variants is invalid, or, of the kind
    ///   ``RenderError/Kind/options`` and with the nearest name, if the scene has no variant of the name.
    public func variant(named name: String) throws(RenderError) -> Variant {
        let variants = try variants
        guard let variant = variants.first(where: { $0.name == name }) else {
            throw .options(
                .unknown(name, noun: "variant", known: variants.map(\.name)), scene: content.name)
        }
        return variant
    }
}

import Foundation
import VitrineFiles
import VitrineRendering
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A scene of a suite, parsed as far as needed to know its pictures.
package struct SuiteScene: Sendable {
    /// The path of the scene below the suite's folder.
    var path: String
    /// The path of the file to open.
    var file: String
    package var settings = GoldenSettings()
    /// The variants of the scene. A placeholder stands for those of a scene that cannot be read.
    package var variants = [Variant(name: "light", options: SceneOptions(appearance: .light), words: [])]
    /// `true` if the scene's file names folders of fonts.
    var namesFonts = false
    /// The error that prevents the scene from being rendered.
    package var failure: RenderError?
    /// The scene itself where it is in memory; `nil` for one in a file.
    var scene: Scene?
    /// The picture, where something else has drawn it.
    var picture: SuitePicture?

    /// Creates the place of a picture among the scenes of a suite.
    init(_ picture: SuitePicture) {
        path = picture.name
        file = picture.name
        variants = [Variant(picture.variant, SceneOptions())]
        self.picture = picture
    }

    /// Reads the settings of a scene in memory.
    init(_ memory: SuiteMemoryScene) {
        path = memory.name
        file = memory.scene.content.name
        scene = memory.scene
        let content = memory.scene.content
        do throws(Diagnostics) {
            variants = try content.value.variants(of: content.files)
            settings = try GoldenSettings.read(from: content.value, of: content.files[.start])
        } catch {
            failure = .scene(error)
        }
    }

    /// Reads a scene. Returns `nil` for files in a folder that are not scenes, such as libraries, tokens and
    /// schemas.
    ///
    /// - Parameters:
    ///   - path: The path of the scene below the suite's folder.
    ///   - file: The path of the file to open.
    ///   - isNamed: `true` if the user named the file as a scene.
    package init?(path: String, file: String, isNamed: Bool) {
        self.path = path
        self.file = file
        let source: SourceFile
        let value: SceneValue
        do {
            let bytes = try FileBytes.read(file, limit: SceneLimits.standard.bytes)
            source = try SourceFile(name: file, bytes: bytes)
            value = try SceneParser.parse(source)
        } catch let error as FileReadError {
            failure = .input(error)
            return
        } catch let error as Diagnostics {
            // JSON files of any kind may lie beside scenes.
            if !isNamed, file.hasSuffix(".json") { return nil }
            failure = .scene(error)
            return
        } catch {
            return nil
        }
        if !isNamed, !Self.isScene(value, in: file) { return nil }
        do throws(RenderError) {
            let disk = DiskFiles(scene: file, allowsOutside: false)
            let content = SceneContent(value, of: source, try disk.settings(of: file))
            namesFonts = content.value.keys.contains("fonts")
            variants = try Self.variants(of: content)
            settings = try Self.settings(of: value, in: source)
        } catch {
            failure = error
        }
    }

    private static func variants(of content: SceneContent) throws(RenderError) -> [Variant] {
        do throws(Diagnostics) {
            return try content.value.variants(of: content.files)
        } catch {
            throw .scene(error)
        }
    }

    private static func settings(
        of value: SceneValue, in file: SourceFile
    ) throws(RenderError) -> GoldenSettings {
        do throws(Diagnostics) {
            return try GoldenSettings.read(from: value, of: file)
        } catch {
            throw .scene(error)
        }
    }

    /// Returns `true` if a file draws something: libraries have no body. One that lacks its version is a
    /// scene with a mistake, and not left out unseen; but JSON may be anything.
    private static func isScene(_ value: SceneValue, in file: String) -> Bool {
        let keys = value.keys
        guard keys.contains("body") else { return false }
        return !file.lowercased().hasSuffix(".json") || keys.contains("vitrine") || keys.contains("canvas")
    }

    private static let extensions: Set<String> = ["yaml", "yml", "json"]

    /// Returns the files below a folder that may be scenes, as sorted paths relative to it. Hidden folders
    /// are not gone through.
    ///
    /// - Throws: A ``SuiteError`` if there are too many files and folders.
    static func candidates(in folder: String) throws(SuiteError) -> [String] {
        var files: [String] = []
        // The folder itself may be a link, which listings do not follow.
        let place = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        if let found = FileManager.default.enumerator(atPath: place) {
            var count = 0
            while let file = found.nextObject() as? String {
                count += 1
                guard count <= InputLimits.suiteFiles else {
                    throw .tooManyFiles(folder, limit: InputLimits.suiteFiles)
                }
                if file.split(separator: "/").last?.hasPrefix(".") == true { found.skipDescendants() }
                files.append(file)
            }
        }
        return files.filter { file in
            let name = file.split(separator: "/").last ?? ""
            guard !file.hasPrefix("."), !file.contains("/."), let dot = name.lastIndex(of: ".") else {
                return false
            }
            return extensions.contains(name[name.index(after: dot)...].lowercased())
        }.sorted()
    }
}

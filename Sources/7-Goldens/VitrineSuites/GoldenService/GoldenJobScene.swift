import Foundation
import VitrineRendering
import VitrineScene
import VitrineSceneFormat

/// A scene in memory, as a process hands it to another.
package struct GoldenJobScene: Hashable, Sendable, Codable {
    /// The name of the scene, which is that of its folder of goldens.
    private let name: String
    /// The name of the scene's text in messages.
    private let file: String
    private let text: String
    /// The folder of the files that are not in memory; `nil` if there are none.
    private let folder: String?
    /// The files in memory, by path.
    private let contents: [String: Data]

    package init(_ memory: SuiteMemoryScene) {
        name = memory.name
        let (content, files) = (memory.scene.content, memory.scene.files)
        file = content.name
        text = SceneYAMLPrinter().text(of: content.value)
        folder = files.folder
        contents = Dictionary(
            uniqueKeysWithValues: files.paths.map { path in (path, Data(files[path] ?? [])) })
    }

    /// The scene, whose marks lie in its text.
    var scene: SuiteMemoryScene {
        get throws(RenderError) {
            let files = SceneFileSource(contents.mapValues { Array($0) }, folder: folder)
            return SuiteMemoryScene(name: name, scene: try Scene(yaml: text, name: file, files: files))
        }
    }
}

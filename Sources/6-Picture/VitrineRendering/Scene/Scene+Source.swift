import VitrineScene
import VitrineSceneFormat
import VitrineSwiftSource
import VitrineThreads

extension Scene {
    /// The scene as text in YAML. Reading it gives the same scene.
    public var yaml: String {
        let value = content.standalone
        return LargeStackThreads.run { SceneYAMLPrinter().text(of: value) }
    }

    /// The scene as Swift source for the module `VitrineUI`.
    public var swift: String { swift(named: SwiftScenePrinter.typeName(of: content.name)) }

    /// Returns the scene as Swift source for the module `VitrineUI`: an enumeration with the static property
    /// `scene`.
    ///
    /// - Parameter name: The name of the enumeration.
    public func swift(named name: String) -> String {
        let value = content.standalone
        return LargeStackThreads.run { SwiftScenePrinter().text(of: value, name: name) }
    }
}

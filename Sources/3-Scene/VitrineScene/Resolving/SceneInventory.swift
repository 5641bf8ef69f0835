import VitrineSceneFormat
import VitrineSceneTokens
import VitrineSource
import VitrineStyle

/// The names that a scene can refer to: its design tokens, and the parameters of its components.
package struct SceneInventory: Sendable {
    /// The files that the marks refer to.
    package let files: SourceFiles
    package let environment: SceneEnvironment
    /// The tokens; `nil` if the scene has none.
    package let tokens: SceneTokens?
    /// The components of the scene and its libraries.
    package let components: [ComponentDefinition]
}

extension SceneResolver {
    /// Returns the names that a scene can refer to. What is wrong with them is reported when the scene is
    /// resolved.
    package func inventory(of sources: SceneSources) -> SceneInventory {
        let (_, loader, tokens, environment, reader) = prepared(sources)
        reader.register(sources, sources.scene.entry("components")?.value)
        return SceneInventory(
            files: loader.sources, environment: environment, tokens: tokens,
            components: reader.components.all)
    }
}

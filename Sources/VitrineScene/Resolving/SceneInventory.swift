import VitrineSceneFormat
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
        let value = sources.scene
        let options = options.overriding(VariantsSpec.defaultOptions(of: value))
        var loader = SceneTokensLoader(
            files: files, contexts: options.contexts, sources: sources.files, tried: tried)
        let tokens = loader.tokens(of: sources, limits: limits)
        let environment = SceneHeader(value, limits: limits, tokens: tokens).environment(with: options)
        let reader = SceneReader(
            limits: limits, environment: environment, files: files, text: text, globals: tokens,
            folders: sources.folders, vocabulary: kinds.vocabulary)
        reader.register(sources, value.entry("components")?.value)
        return SceneInventory(
            files: loader.sources, environment: environment, tokens: tokens, components: reader.components.all
        )
    }
}

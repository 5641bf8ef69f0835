import VitrineJSON
import VitrineScene
import VitrineSceneFormat
import VitrineSceneTokens
import VitrineSource
import VitrineStyle
import VitrineText

// The stages of the scene language with the built-in kinds of nodes.

extension SceneResolver {
    /// Creates a resolver of scenes with all built-in kinds of nodes.
    ///
    /// - Parameters:
    ///   - options: The caller's options, which override the scene's own canvas.
    ///   - files: The source of pictures, icons and fonts.
    ///   - text: The text engine.
    ///   - limits: The limits of a scene.
    ///   - overrides: The values that are tried in place of those of the files.
    ///   - hints: What unknown names most likely mean.
    ///   - memory: What the scene was made of the last time. Default: nothing.
    ///   - isCancelled: A function that returns `true` once the scene is no longer wanted. Default: never.
    package init(
        options: SceneOptions = SceneOptions(), files: any SceneFiles = NoFiles(), text: TextEngine,
        limits: SceneLimits = .standard, overrides: ValueOverrides = ValueOverrides(), hints: any Hints,
        memory: SceneMemory? = nil, isCancelled: (@Sendable () -> Bool)? = nil
    ) {
        self.init(
            kinds: NodeKinds.registry, options: options, files: files, text: text, limits: limits,
            overrides: overrides, hints: hints, memory: memory, isCancelled: isCancelled)
    }
}

extension SceneSchema {
    /// Returns the schema (draft 2020-12) without components, generated from the codecs that read scenes.
    package static func document() -> JSONValue { document(kinds: NodeKinds.registry) }

    /// Returns the schema including the components of the given scenes and libraries and of everything they
    /// import.
    ///
    /// - Throws: The problems in the first source whose components cannot be read.
    package static func document(
        of sources: [(source: SceneSources, files: any SceneFiles)], hints: any Hints
    ) throws(Diagnostics) -> JSONValue {
        try document(kinds: NodeKinds.registry, of: sources, hints: hints)
    }
}

extension SceneOutline {
    /// Creates an outline of at most `limit` leaves.
    package init(_ scene: SceneValue, limit: Int = 50_000) {
        self.init(scene, vocabulary: NodeKinds.registry.vocabulary, limit: limit)
    }
}

extension SceneLanguage {
    /// The language with all built-in kinds of nodes.
    package static let builtIn = SceneLanguage(kinds: NodeKinds.registry)
}

import VitrineJSON
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

// The stages of the scene language, with the kinds of nodes that are built in.

extension SceneResolver {
    /// A resolver of scenes that may use every built-in kind of node.
    ///
    /// - Parameters:
    ///   - options: What the caller sets over the scene's own canvas.
    ///   - files: Where pictures, icons and fonts come from.
    ///   - text: What sets text.
    ///   - limits: What a scene may ask for at most.
    public init(
        options: SceneOptions = SceneOptions(), files: any SceneFiles = NoFiles(), text: TextEngine,
        limits: SceneLimits = .standard
    ) {
        self.init(kinds: NodeKinds.registry, options: options, files: files, text: text, limits: limits)
    }
}

extension SceneSchema {
    /// A draft 2020-12 document, built from the very codecs that read scenes. It knows no components.
    public static func document() -> JSONValue { document(kinds: NodeKinds.registry) }

    /// The same with the components of some scenes and libraries, and of all that they import.
    ///
    /// - Throws: What is wrong with the first of them whose components cannot be read.
    public static func document(
        of sources: [(source: SceneSources, files: any SceneFiles)]
    ) throws(Diagnostics) -> JSONValue {
        try document(kinds: NodeKinds.registry, of: sources)
    }
}

extension SceneOutline {
    /// The leaves of a scene, at most `limit`.
    public init(_ scene: SceneValue, limit: Int = 50_000) {
        self.init(scene, vocabulary: NodeKinds.registry.vocabulary, limit: limit)
    }
}

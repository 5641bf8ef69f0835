import VitrineScene
import VitrineStyle

/// Coding as `{ "name": "dark", "options": { "appearance": "dark" } }`, with words for captions if there are
/// any.
extension Variant: Codable {
    private enum CodingKeys: String, CodingKey { case name, options, words }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            name: try values.decode(String.self, forKey: .name),
            options: try values.decodeIfPresent(SceneOptions.self, forKey: .options) ?? SceneOptions(),
            words: try values.decodeIfPresent([String].self, forKey: .words) ?? [])
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(name, forKey: .name)
        try values.encode(options, forKey: .options)
        if !words.isEmpty { try values.encode(words, forKey: .words) }
    }
}

extension Variant {
    /// Creates a variant of your own, whose options win over the scene's and over those of the call.
    ///
    ///     let tablet = Variant("ipad", SceneOptions(device: .ipad))
    ///
    /// - Parameters:
    ///   - name: The name: a plain file name without extension, such as `dark-ipad`.
    ///   - options: The options that override the scene's own canvas.
    public init(_ name: String, _ options: SceneOptions) {
        self.init(name: name, options: options, words: [])
    }
}

import VitrineStyle

/// Coding as one object with the settings of the environment and those of the work: `{ "device": "iphone-17",
/// "threads": 2 }`.
///
/// What is not given has its default. A service that decodes options of strangers is to set
/// ``allowsOutside`` and ``fontFolders`` itself, since both name files of its machine.
extension RenderOptions: Codable {
    private enum CodingKeys: String, CodingKey { case threads, compression, allowsOutside, fontFolders }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            scene: try SceneOptions(from: decoder),
            threads: try values.decodeIfPresent(Int.self, forKey: .threads) ?? Self.allCores,
            compression: try values.decodeIfPresent(ImageCompression.self, forKey: .compression) ?? .standard,
            allowsOutside: try values.decodeIfPresent(Bool.self, forKey: .allowsOutside) ?? false,
            fontFolders: try values.decodeIfPresent([String].self, forKey: .fontFolders) ?? [])
    }

    public func encode(to encoder: any Encoder) throws {
        try scene.encode(to: encoder)
        var values = encoder.container(keyedBy: CodingKeys.self)
        // The number of cores is that of the machine that decodes.
        if threads != Self.allCores { try values.encode(threads, forKey: .threads) }
        if compression != .standard { try values.encode(compression, forKey: .compression) }
        if allowsOutside { try values.encode(allowsOutside, forKey: .allowsOutside) }
        if !fontFolders.isEmpty { try values.encode(fontFolders, forKey: .fontFolders) }
    }
}

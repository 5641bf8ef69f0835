import Foundation
import VitrinePixels
import VitrineRaster

/// What a picture shows and why, in a form that two pictures can be compared by: a golden carries it compressed.
public struct SceneManifest: Hashable, Sendable, Codable {
    /// A node after layout.
    public struct Node: Hashable, Sendable, Codable {
        public var source: String
        /// Left, top, right and bottom, in device pixels.
        public var frame: [Int]
        public var properties: [String: String]

        public init(source: String, frame: [Int], properties: [String: String]) {
            self.source = source
            self.frame = frame
            self.properties = properties
        }
    }

    /// An item of the display list.
    public struct Item: Hashable, Sendable, Codable {
        public var source: String
        public var kind: String
        /// Left, top, right and bottom, in device pixels.
        public var bounds: [Int]
        public var properties: [String: String]

        public init(_ summary: ItemSummary) {
            source = summary.source
            kind = summary.kind
            bounds = [summary.bounds.x0, summary.bounds.y0, summary.bounds.x1, summary.bounds.y1]
            properties = summary.properties
        }
    }

    /// What is written at a place of the scene.
    public struct Text: Hashable, Sendable, Codable {
        public var path: String
        public var text: String
        public var line: Int

        public init(path: String, text: String, line: Int) {
            self.path = path
            self.text = text
            self.line = line
        }
    }

    /// The version of this form.
    public var version = 1
    public var nodes: [Node]
    public var items: [Item]
    /// The scene's leaves.
    public var texts: [Text]
    /// Paths of the nodes that have an id, by `#id`.
    public var ids: [String: String]
    /// Leaves of the token files that were read: `color.accent` and its value as text.
    public var tokens: [String: String]
    /// Hashes of the other files that were read, by their names relative to the scene.
    public var files: [String: String]

    public init(
        nodes: [Node], items: [Item], texts: [Text], ids: [String: String], tokens: [String: String],
        files: [String: String]
    ) {
        self.nodes = nodes
        self.items = items
        self.texts = texts
        self.ids = ids
        self.tokens = tokens
        self.files = files
    }
}

extension SceneManifest {
    /// The keyword of the chunk that holds it.
    static let keyword = "vitrine:why"
    /// The most bytes of one, as JSON: more is not kept.
    static let limit = 4 << 20

    /// JSON with sorted keys; nil where there would be too much of it.
    public var json: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self), data.count <= Self.limit else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// Nil where the text is none, or of a version that is not known.
    public init?(json: String) {
        guard let read = try? JSONDecoder().decode(SceneManifest.self, from: Data(json.utf8)),
            read.version == 1
        else { return nil }
        self = read
    }
}

import Foundation
import VitrinePixels
import VitrineRaster

/// The contents of a picture and their origins, in a form that allows two pictures to be compared. A golden
/// carries its manifest compressed.
package struct SceneManifest: Hashable, Sendable, Codable {
    /// A node after layout.
    package struct Node: Hashable, Sendable, Codable {
        package var source: String
        /// The left, top, right and bottom edges, in device pixels.
        package var frame: [Int]
        package var properties: [String: String]

        package init(source: String, frame: [Int], properties: [String: String]) {
            self.source = source
            self.frame = frame
            self.properties = properties
        }
    }

    /// An item of the display list.
    package struct Item: Hashable, Sendable, Codable {
        package var source: String
        package var kind: String
        /// The left, top, right and bottom edges, in device pixels.
        package var bounds: [Int]
        package var properties: [String: String]

        package init(_ summary: ItemSummary) {
            source = summary.source
            kind = summary.kind
            bounds = [summary.bounds.x0, summary.bounds.y0, summary.bounds.x1, summary.bounds.y1]
            properties = summary.properties
        }
    }

    /// A text at a path of the scene.
    package struct Text: Hashable, Sendable, Codable {
        package var path: String
        package var text: String
        package var line: Int

        package init(path: String, text: String, line: Int) {
            self.path = path
            self.text = text
            self.line = line
        }
    }

    /// The version of the format.
    package var version = 1
    package var nodes: [Node]
    package var items: [Item]
    /// The leaves of the scene.
    package var texts: [Text]
    /// The paths of the nodes that have an id, by `#id`.
    package var ids: [String: String]
    /// The leaves of the token files that were read, such as `color.accent`, with their values as text.
    package var tokens: [String: String]
    /// The hashes of the other files that were read, by their paths relative to the scene.
    package var files: [String: String]

    package init(
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
    /// The keyword of the chunk that contains the manifest.
    static let keyword = "vitrine:why"
    /// The maximum size as JSON, in bytes. Larger manifests are not stored.
    static let limit = 4 << 20

    /// The manifest as JSON with sorted keys; `nil` if it would be too large.
    package var json: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self), data.count <= Self.limit else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// The maximum magnitude of a coordinate, in device pixels. Areas of such boxes do not overflow.
    private static let coordinateLimit = 1 << 30

    /// Parses a manifest, or returns `nil` if the text is invalid, its version unknown or a box out of
    /// bounds.
    package init?(json: String) {
        guard let read = try? JSONDecoder().decode(SceneManifest.self, from: Data(json.utf8)),
            read.version == 1
        else { return nil }
        // A golden may come from a stranger.
        let range = -Self.coordinateLimit...Self.coordinateLimit
        guard read.nodes.allSatisfy({ $0.frame.allSatisfy(range.contains) }),
            read.items.allSatisfy({ $0.bounds.allSatisfy(range.contains) })
        else { return nil }
        self = read
    }
}

extension SceneManifest {
    /// Returns the frame of a node with an id, and the bounds of everything that it and its descendants
    /// paint.
    package func boxes(ofNode id: String) -> [PixelRect] {
        let name = "#\(id)"
        func isWithin(_ source: String) -> Bool {
            source == name || source.hasPrefix(name + "[") || source.hasPrefix(name + ".")
        }
        // Descendants with ids of their own are found by their paths.
        let place = ids[name]
        let inner = Set(
            ids.compactMap { other, path in
                place.map { path.hasPrefix($0 + "[") || path.hasPrefix($0 + ".") } == true ? other : nil
            })
        func belongs(_ source: String) -> Bool {
            isWithin(source) || inner.contains(String(source.prefix { $0 != "." && $0 != "[" }))
        }
        let frames = nodes.filter { isWithin($0.source) && $0.frame.count == 4 }.map {
            PixelRect(x0: $0.frame[0], y0: $0.frame[1], x1: $0.frame[2], y1: $0.frame[3])
        }
        return frames + items.filter { belongs($0.source) }.map(\.pixels).filter { !$0.isEmpty }
    }
}

extension SceneManifest {
    /// Returns the nodes that may paint in a rectangle, topmost first, at most six.
    package func nodes(paintingIn region: PixelRect) -> [RegionCause.Node] {
        var nodes: [RegionCause.Node] = []
        for item in items.reversed() where !item.pixels.intersection(region).isEmpty {
            if nodes.count == 6 { break }
            guard !nodes.contains(where: { $0.source == item.source }) else { continue }
            nodes.append(RegionCause.Node(source: item.source, changes: []))
        }
        return nodes
    }
}

import Foundation
import VitrineGoldens

/// The rejections of pictures and their reasons, beside the goldens: they outlive the server, and go where
/// the goldens go.
struct RejectionFile: Sendable {
    /// One picture that is not to become a golden.
    struct Entry: Codable, Hashable, Sendable {
        var scene: String
        var variant: String
        /// The hash of the picture.
        var actual: String
        var reason: String
    }

    private struct Contents: Codable { var rejections: [Entry] }

    static let name = "rejections.json"
    /// The maximum size of the file, in bytes.
    static let limit = 16 << 20

    private let store: GoldenStore

    /// - Parameter goldens: The folder of the goldens.
    init(goldens: String) { store = GoldenStore(root: goldens) }

    /// Returns the rejections; empty if there is no file, or if it was not written by the preview.
    func read() -> [Entry] {
        guard let bytes = (try? store.bytes(of: Self.name, limit: Self.limit)).flatMap({ $0 }) else {
            return []
        }
        return (try? JSONDecoder().decode(Contents.self, from: Data(bytes)))?.rejections ?? []
    }

    /// Writes the rejections, and removes the file if there are none.
    ///
    /// - Throws: An error if the file cannot be written, or is a symbolic link, which could lead anywhere.
    func write(_ entries: [Entry]) throws {
        if entries.isEmpty { return try store.remove(Self.name) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let sorted = entries.sorted { ($0.scene, $0.variant) < ($1.scene, $1.variant) }
        let text = try encoder.encode(Contents(rejections: sorted))
        try store.put(Array(text) + Array("\n".utf8), to: Self.name)
    }
}

import Foundation
import VitrineGeometry
import VitrinePixels
import VitrineText

/// The goldens of a scene that are kept only as hashes, in `<scene without extension>/hashes.json`, with one
/// line per variant.
public struct HashGoldens: Hashable, Sendable, Codable {
    /// The entry of one picture.
    public struct Entry: Hashable, Sendable, Codable {
        /// The hash of the pixels.
        public var pixels: String
        public var width: Int
        public var height: Int
        /// The hash of the scene's text.
        public var scene: String
        /// The version of the renderer.
        public var renderer: String
        public var options: String
        /// The hashes of the fonts' lines.
        public var fonts: [String]
    }

    public var version = 1
    /// The entries by variant.
    public var variants: [String: Entry] = [:]
    /// The lines of the fonts that variants refer to, by their hashes.
    public var fonts: [String: String] = [:]

    public init() {}

    static let file = "hashes.json"
    /// The maximum size of the file, in bytes.
    public static let byteLimit = 64 << 20

    /// Returns the fonts of a variant, except for those whose line is missing.
    func fonts(of entry: Entry) -> Set<FontFingerprint> {
        Set(entry.fonts.compactMap { fonts[$0].flatMap(FontFingerprint.init(line:)) })
    }

    mutating func set(_ variant: String, to picture: GoldenCandidate, hash: String) {
        let lines = picture.record.fonts.map(\.line).sorted()
        let keys = lines.map { String(FNV1a64.digits(Array($0.utf8)).prefix(8)) }
        for (key, line) in zip(keys, lines) { fonts[key] = line }
        variants[variant] = Entry(
            pixels: hash, width: picture.image.width, height: picture.image.height,
            scene: picture.record.scene, renderer: picture.record.version, options: picture.record.options,
            fonts: keys)
        prune()
    }

    mutating func remove(_ variant: String) {
        variants[variant] = nil
        prune()
    }

    private mutating func prune() {
        let used = Set(variants.values.flatMap(\.fonts))
        fonts = fonts.filter { used.contains($0.key) }
    }

    /// The file as JSON with one line per variant, so that changes can be reviewed and merged line by line.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func json(_ value: some Encodable) -> String {
            (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
        }
        func lines<Value: Encodable>(_ members: [String: Value]) -> String {
            members.sorted { $0.key < $1.key }.map { "    \(json($0.key)): \(json($0.value))" }
                .joined(separator: ",\n")
        }
        return """
            {
              "fonts": {
            \(lines(fonts))
              },
              "variants": {
            \(lines(variants))
              },
              "version": 1
            }

            """
    }
}

extension GoldenStore {
    /// Returns the hashes of a scene, given without its extension; empty if there is no file.
    public func hashes(of scene: String) throws(GoldenError) -> HashGoldens {
        let path = "\(root)/\(scene)/\(HashGoldens.file)"
        guard let bytes = try bytes(of: "\(scene)/\(HashGoldens.file)", limit: HashGoldens.byteLimit) else {
            return HashGoldens()
        }
        guard let found = try? JSONDecoder().decode(HashGoldens.self, from: Data(bytes)), found.version == 1
        else { throw .sidecar(path: path, reason: "this is no file of hashes of version 1") }
        return found
    }

    /// Stores the hash of a picture.
    public func writeHash(_ picture: GoldenCandidate, as name: GoldenName) throws(GoldenError) {
        let hash = picture.hash
        try makeFolder(of: "\(name.scene)/\(HashGoldens.file)")
        try changeHashes(of: name.scene) { $0.set(name.variant, to: picture, hash: hash) }
    }

    /// Removes the hash of a variant.
    public func deleteHash(_ variant: String, of scene: String) throws(GoldenError) {
        try changeHashes(of: scene) { $0.remove(variant) }
    }

    /// Reads, changes and writes a file of hashes under an exclusive lock.
    private func changeHashes(
        of scene: String, _ change: (inout HashGoldens) -> Void
    ) throws(GoldenError) {
        try locked { () throws(GoldenError) in
            var hashes = try hashes(of: scene)
            change(&hashes)
            let file = "\(scene)/\(HashGoldens.file)"
            if hashes.variants.isEmpty {
                try remove(file)
            } else {
                try put(Array(hashes.text.utf8), to: file)
            }
        }
    }

    /// Returns the variants that are kept as hashes, as `<scene>/hashes.json#<variant>`, sorted.
    func hashNames() throws(GoldenError) -> [String] {
        var names: [String] = []
        for file in try files() where file.hasSuffix("/" + HashGoldens.file) {
            let scene = String(file.dropLast(HashGoldens.file.count + 1))
            // An unreadable file is reported by the scenes that need it.
            guard let found = try? hashes(of: scene) else { continue }
            names += found.variants.keys.sorted().map { "\(file)#\($0)" }
        }
        return names
    }
}

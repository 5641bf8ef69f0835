import Foundation
import VitrineFiles
import VitrineGeometry
import VitrinePixels
import VitrineText

/// The goldens of a scene that are kept only as hashes, in `<scene without extension>/hashes.json`, with one
/// line per variant.
package struct HashGoldens: Hashable, Sendable, Codable {
    /// The entry of one picture.
    package struct Entry: Hashable, Sendable, Codable {
        /// The hash of the pixels.
        package var pixels: String
        package var width: Int
        package var height: Int
        /// The hash of the scene's text.
        package var scene: String
        /// The version of the renderer.
        package var renderer: String
        package var options: String
        /// The hashes of the fonts' lines.
        package var fonts: [String]
        /// What drew the picture; `nil` for an entry that was recorded before entries said so.
        package var origin: GoldenOrigin?
    }

    package var version = 1
    /// The entries by variant.
    package var variants: [String: Entry] = [:]
    /// The lines of the fonts that variants refer to, by their hashes.
    package var fonts: [String: String] = [:]

    package init() {}

    static let file = "hashes.json"
    /// The maximum size of the file, in bytes.
    static let byteLimit = 64 << 20

    /// Returns the fonts of a variant, except for those whose line is missing.
    func fonts(of entry: Entry) -> Set<FontFingerprint> {
        Set(entry.fonts.compactMap { fonts[$0].flatMap(FontFingerprint.init(line:)) })
    }

    /// Returns the entry of a variant, and its name, which may be in another case.
    func entry(of variant: String) -> (variant: String, entry: Entry)? {
        if let entry = variants[variant] { return (variant, entry) }
        let key = FileNameKey(variant)
        return variants.sorted { $0.key < $1.key }.first { FileNameKey($0.key) == key }.map {
            ($0.key, $0.value)
        }
    }

    mutating func mark(_ variant: String, as origin: GoldenOrigin) {
        guard let name = entry(of: variant)?.variant else { return }
        variants[name]?.origin = origin
    }

    mutating func set(_ variant: String, to picture: GoldenCandidate, hash: String) {
        let lines = picture.record.fonts.map(\.line).sorted()
        let keys = lines.map { String(FNV1a64.digits(Array($0.utf8)).prefix(8)) }
        for (key, line) in zip(keys, lines) { fonts[key] = line }
        if let old = entry(of: variant)?.variant { variants[old] = nil }
        variants[variant] = Entry(
            pixels: hash, width: picture.image.width, height: picture.image.height,
            scene: picture.record.scene, renderer: picture.record.version, options: picture.record.options,
            fonts: keys, origin: picture.record.origin)
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
    /// Returns the entry of a variant that is kept as a hash, and the fonts of it; `nil` if there is none.
    package func hash(
        of name: GoldenName
    ) throws(GoldenError) -> (entry: HashGoldens.Entry, fonts: Set<FontFingerprint>)? {
        let kept = try hashes(at: try hashFile(of: name))
        return kept.entry(of: name.variant).map { ($0.entry, kept.fonts(of: $0.entry)) }
    }

    /// Returns the hashes in a file below the folder; empty if there is no file.
    func hashes(at file: String) throws(GoldenError) -> HashGoldens {
        let path = "\(root)/\(file)"
        guard let bytes = try bytes(of: file, limit: HashGoldens.byteLimit) else { return HashGoldens() }
        guard let found = try? JSONDecoder().decode(HashGoldens.self, from: Data(bytes)), found.version == 1
        else { throw .sidecar(path: path, reason: "this is no file of hashes of version 1") }
        return found
    }

    /// Stores the hash of a picture.
    package func writeHash(_ picture: GoldenCandidate, as name: GoldenName) throws(GoldenError) {
        let hash = picture.hash
        let file = try hashFile(of: name)
        try makeFolder(of: file)
        try changeHashes(at: file) { $0.set(name.variant, to: picture, hash: hash) }
    }

    /// Removes the hash of a variant from the file in a folder of that very name.
    func deleteHash(_ variant: String, of scene: String) throws(GoldenError) {
        try changeHashes(at: "\(scene)/\(HashGoldens.file)") { $0.remove(variant) }
    }

    /// Reads, changes and writes a file of hashes under an exclusive lock.
    func changeHashes(
        at file: String, _ change: (inout HashGoldens) -> Void
    ) throws(GoldenError) {
        try locked { () throws(GoldenError) in
            var hashes = try hashes(at: file)
            change(&hashes)
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
            // An unreadable file is reported by the scenes that need it.
            guard let found = try? hashes(at: file) else { continue }
            names += found.variants.keys.sorted().map { "\(file)#\($0)" }
        }
        return names
    }
}

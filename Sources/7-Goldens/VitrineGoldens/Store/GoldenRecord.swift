import VitrinePNG
import VitrineText

/// The origin of a golden, stored in its text chunks.
package struct GoldenRecord: Hashable, Sendable {
    /// What drew the golden; `nil` for one that was recorded before goldens said so.
    package var origin: GoldenOrigin?
    /// The hash of the scene's text.
    package var scene: String
    /// The version of the renderer.
    package var version: String
    /// The options of the rendering, in a fixed order.
    package var options: String
    /// The fonts used, in no particular order.
    package var fonts: Set<FontFingerprint>

    package init(
        scene: String, version: String, options: String, fonts: Set<FontFingerprint>,
        origin: GoldenOrigin? = nil
    ) {
        self.origin = origin
        self.scene = scene
        self.version = version
        self.options = options
        self.fonts = fonts
    }

    /// The record as text chunks, with one line per font in sorted order.
    package var chunks: [PNG.TextChunk] {
        let origin = origin.map { [PNG.TextChunk(keyword: Keyword.origin, text: $0.rawValue)] } ?? []
        return [
            PNG.TextChunk(keyword: Keyword.scene, text: scene),
            PNG.TextChunk(keyword: Keyword.version, text: version),
            PNG.TextChunk(keyword: Keyword.options, text: options),
            PNG.TextChunk(keyword: Keyword.fonts, text: fonts.map(\.line).sorted().joined(separator: "\n")),
        ] + origin
    }

    /// Reads the record from the chunks of a file, or returns `nil` if there is none, as in a picture made
    /// elsewhere.
    ///
    /// - Throws: A `GoldenRecordError` for an incomplete record, a duplicate chunk or a malformed line, which
    ///   are never guessed.
    package static func read(_ chunks: [PNG.TextChunk]) throws(GoldenRecordError) -> GoldenRecord? {
        var texts: [String: String] = [:]
        for chunk in chunks where Keyword.all.contains(chunk.keyword) {
            guard texts.updateValue(chunk.text, forKey: chunk.keyword) == nil else {
                throw .duplicate(keyword: chunk.keyword)
            }
        }
        if texts.isEmpty { return nil }
        func text(_ keyword: String) throws(GoldenRecordError) -> String {
            guard let text = texts[keyword] else { throw .missing(keyword: keyword) }
            return text
        }
        var fonts: Set<FontFingerprint> = []
        for line in try text(Keyword.fonts).split(separator: "\n") {
            guard let font = FontFingerprint(line: String(line)) else { throw .oddFont(line: String(line)) }
            fonts.insert(font)
        }
        let origin = try texts[Keyword.origin].map { (text) throws(GoldenRecordError) in
            guard let origin = GoldenOrigin(rawValue: text) else { throw .unknownOrigin(text) }
            return origin
        }
        return GoldenRecord(
            scene: try text(Keyword.scene), version: try text(Keyword.version),
            options: try text(Keyword.options), fonts: fonts, origin: origin)
    }

    private enum Keyword {
        static let scene = "vitrine:scene"
        static let version = "vitrine:version"
        static let options = "vitrine:options"
        static let fonts = "vitrine:fonts"
        static let origin = GoldenOrigin.keyword
        static let all = [scene, version, options, fonts, origin]
    }
}

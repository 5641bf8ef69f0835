import VitrinePNG
import VitrineText

/// How a golden came about, carried in its text chunks.
public struct GoldenRecord: Hashable, Sendable {
    /// The hash of the scene's text.
    public var scene: String
    /// The renderer's version.
    public var version: String
    /// The options of the rendering, in a fixed order.
    public var options: String
    /// The fonts used; their order says nothing.
    public var fonts: Set<FontFingerprint>

    public init(scene: String, version: String, options: String, fonts: Set<FontFingerprint>) {
        self.scene = scene
        self.version = version
        self.options = options
        self.fonts = fonts
    }

    /// Four chunks, the fonts a line each in the order of their text.
    public var chunks: [PNG.TextChunk] {
        [
            PNG.TextChunk(keyword: Keyword.scene, text: scene),
            PNG.TextChunk(keyword: Keyword.version, text: version),
            PNG.TextChunk(keyword: Keyword.options, text: options),
            PNG.TextChunk(keyword: Keyword.fonts, text: fonts.map(\.line).sorted().joined(separator: "\n")),
        ]
    }

    /// Reads the record among a file's chunks, nil where there is none, as in a picture made elsewhere.
    /// A part of a record, a doubled chunk or an odd line is an error, never a guess.
    public static func read(_ chunks: [PNG.TextChunk]) throws(GoldenRecordError) -> GoldenRecord? {
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
        return GoldenRecord(
            scene: try text(Keyword.scene), version: try text(Keyword.version),
            options: try text(Keyword.options), fonts: fonts)
    }

    private enum Keyword {
        static let scene = "vitrine:scene"
        static let version = "vitrine:version"
        static let options = "vitrine:options"
        static let fonts = "vitrine:fonts"
        static let all = [scene, version, options, fonts]
    }
}

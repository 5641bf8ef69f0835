import VitrinePNG

/// A text stored in an image file, such as its title or author.
public struct ImageText: Hashable, Sendable {
    /// 1 to 79 printable Latin-1 characters, with no space at either end and no two in a row.
    public var keyword: String
    /// Anything but the character U+0000.
    public var text: String
    /// `true` to compress the text. The bytes then depend on the version of zlib.
    public var isCompressed: Bool

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - keyword: The meaning of the text, such as `Title`.
    ///   - text: The text itself.
    ///   - isCompressed: `true` to write it compressed. Default: `false`.
    public init(keyword: String, text: String, isCompressed: Bool = false) {
        self.keyword = keyword
        self.text = text
        self.isCompressed = isCompressed
    }

    /// Creates a text from a chunk of a PNG file.
    init(_ chunk: PNG.TextChunk) {
        self.init(keyword: chunk.keyword, text: chunk.text, isCompressed: chunk.isCompressed)
    }

    /// `true` if the keyword and the text are allowed.
    var isValid: Bool { chunk.isValid }

    /// The text as a chunk of a PNG file.
    var chunk: PNG.TextChunk {
        PNG.TextChunk(keyword: keyword, text: text, isCompressed: isCompressed)
    }
}

extension PNG {
    /// An error that prevents a picture from being encoded.
    package enum EncodingError: Error, Hashable, Sendable {
        /// The picture has no pixels, which the format does not allow.
        case emptyImage(width: Int, height: Int)
        /// A dimension exceeds the format's limit of 2^31 - 1 pixels.
        case tooLarge(width: Int, height: Int)
        /// The keyword of a text chunk violates the rules of the format.
        case invalidKeyword(String)
        /// The text with this keyword contains the character U+0000.
        case invalidText(keyword: String)
        /// libpng failed; the text is its own.
        case failed(String)
        case outOfMemory
    }
}

extension PNG.EncodingError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .emptyImage(let width, let height): "a picture of \(width) by \(height) has no pixels"
        case .tooLarge(let width, let height): "a picture of \(width) by \(height) is too large for PNG"
        case .invalidKeyword(let keyword):
            "\"\(keyword)\" is no keyword for a text chunk: 1 to 79 printable Latin-1 characters are"
        case .invalidText(let keyword): "the text of \"\(keyword)\" holds a NUL character"
        case .failed(let text): "the picture could not be written as PNG: \(text)"
        case .outOfMemory: "not enough memory to write the picture"
        }
    }
}

extension PNG {
    /// An error that prevents bytes from being decoded as a picture.
    package enum DecodingError: Error, Hashable, Sendable {
        /// The bytes do not begin with the PNG signature.
        case notPNG
        /// The bytes end before the picture does.
        case truncated
        /// The picture has more pixels than the limit.
        case tooLarge(width: Int, height: Int, limit: Int)
        /// A side of the picture is longer than the limit.
        case tooLong(width: Int, height: Int, limit: Int)
        /// The bytes break the format; the text is libpng's own, but for what is wrong with the header.
        case malformed(String)
        case outOfMemory
    }
}

extension PNG.DecodingError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notPNG: "not a PNG file"
        case .truncated: "the PNG file is cut short"
        case .tooLarge(let width, let height, let limit):
            "the picture is \(width) by \(height), above the limit of \(limit) pixels"
        case .tooLong(let width, let height, let limit):
            "the picture is \(width) by \(height), above the limit of \(limit) pixels for a side"
        case .malformed(let text): "the PNG file is damaged: \(text)"
        case .outOfMemory: "not enough memory for the picture"
        }
    }
}

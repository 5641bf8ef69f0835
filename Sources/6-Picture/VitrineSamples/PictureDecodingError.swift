/// An error that prevents bytes from being decoded as a picture of a format.
package struct PictureDecodingError: Error, Hashable, Sendable {
    /// What is wrong with the bytes, or too much for the limits.
    package enum Reason: Hashable, Sendable {
        /// The bytes do not begin as files of the format do.
        case anotherFormat
        /// The bytes end before the picture does.
        case truncated
        /// The picture has more pixels than the limit.
        case tooLarge(width: Int, height: Int, limit: Int)
        /// A side of the picture is longer than the limit.
        case tooLong(width: Int, height: Int, limit: Int)
        /// The bytes break the format; the text says how, often in the words of the format's library.
        case malformed(String)
        /// The file is valid, but of a kind that is not read.
        case unsupported(String)
        /// The format is read by a library that is not installed; the text says how to install it.
        case missingLibrary(String)
        case outOfMemory
    }

    /// The name of the format with its article: "a JPEG".
    package var format: String
    package var reason: Reason

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - format: The name of the format with its article: "a JPEG".
    ///   - reason: What is wrong.
    package init(_ format: String, _ reason: Reason) {
        self.format = format
        self.reason = reason
    }

    /// The largest number of pixels of a side of a picture that is read, as for PNG.
    package static let sideLimit = 1_000_000
}

extension PictureDecodingError: CustomStringConvertible {
    package var description: String {
        switch reason {
        case .anotherFormat: "not \(format)"
        case .truncated: "\(format) that is cut short"
        case .tooLarge(let width, let height, let limit):
            "the picture is \(width) by \(height), above the limit of \(limit) pixels"
        case .tooLong(let width, let height, let limit):
            "the picture is \(width) by \(height), above the limit of \(limit) pixels for a side"
        case .malformed(let text): "\(format) that is damaged: \(text)"
        case .unsupported(let text): "\(format) of a kind that is not read: \(text)"
        case .missingLibrary(let advice): "\(format); \(advice)"
        case .outOfMemory: "not enough memory for the picture"
        }
    }
}

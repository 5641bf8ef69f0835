extension PNG {
    /// A keyword and a text that a file carries beside its pixels.
    ///
    /// A chunk is written as `tEXt`, which every reader supports, if the text is printable Latin-1 and line
    /// feeds, and as `iTXt` (UTF-8) otherwise. Compressed chunks are `zTXt` or `iTXt`.
    package struct TextChunk: Hashable, Sendable {
        /// 1...79 printable Latin-1 characters, with no space at either end and no two in a row.
        package var keyword: String
        /// Anything but the character U+0000.
        package var text: String
        /// `true` to compress the text with zlib, whose version then affects the bytes; `false` in a chunk
        /// that was read.
        package var isCompressed: Bool

        package init(keyword: String, text: String, isCompressed: Bool = false) {
            self.keyword = keyword
            self.text = text
            self.isCompressed = isCompressed
        }
    }
}

extension PNG.TextChunk {
    /// `true` if the keyword follows the PNG specification (third edition, 11.3.3.2).
    var hasValidKeyword: Bool {
        let scalars = Array(keyword.unicodeScalars)
        guard (1...79).contains(scalars.count), scalars.first != " ", scalars.last != " " else {
            return false
        }
        return scalars.allSatisfy(Self.isPrintableLatin1)
            && !zip(scalars, scalars.dropFirst()).contains { $0 == " " && $1 == " " }
    }

    var hasValidText: Bool { !text.utf8.contains(0) }

    /// `true` if the chunk may be written: readers accept more than the format allows.
    package var isValid: Bool { hasValidKeyword && hasValidText }

    var isLatin1: Bool {
        text.unicodeScalars.allSatisfy { $0 == "\n" || Self.isPrintableLatin1($0) }
    }

    private static func isPrintableLatin1(_ scalar: Unicode.Scalar) -> Bool {
        (0x20...0x7E).contains(scalar.value) || (0xA1...0xFF).contains(scalar.value)
    }
}

import VitrineSource

/// Comments that begin with `#` and a letter or digit behind a blank, as the end of a text does that lacks
/// its quotes: `text: Issue #42`.
package struct SuspiciousComments: Sendable {
    /// The lines that may have such a comment, by file and number.
    private var lines: [Int: [Int: [Unicode.Scalar]]] = [:]

    /// Creates an object that knows of none.
    package init() {}

    /// Finds the comments of all files by their bytes: most files have none, and to split a text into
    /// characters would take longer than to read it.
    package init(in files: SourceFiles) {
        for (file, source) in files.all.enumerated() {
            let found = Self.lines(in: Array(source.text.utf8))
            if !found.isEmpty { lines[file] = found }
        }
    }

    private static func lines(in bytes: [UInt8]) -> [Int: [Unicode.Scalar]] {
        var lines: [Int: [Unicode.Scalar]] = [:]
        var number = 1
        var start = 0
        var isSuspicious = false
        func endLine(at end: Int) {
            if isSuspicious {
                lines[number] = Array(String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars)
            }
            isSuspicious = false
        }
        for (index, byte) in bytes.enumerated()
        where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "#") {
            if byte == UInt8(ascii: "\n"), index > 0, bytes[index - 1] == UInt8(ascii: "\r") {
                // The carriage return before it has ended the line.
                start = index + 1
            } else if byte != UInt8(ascii: "#") {
                endLine(at: index)
                number += 1
                start = index + 1
            } else if index > start, index + 1 < bytes.count, bytes[index - 1] == UInt8(ascii: " "),
                bytes[index + 1] != UInt8(ascii: " ")
            {
                isSuspicious = true
            }
        }
        endLine(at: bytes.count)
        return lines
    }

    /// Returns the comment that follows a text on its line, as `#42`; `nil` if there is none, if it begins as
    /// comments do, or if the text is in quotes.
    package func comment(after text: String, at mark: SourceMark) -> String? {
        guard let line = lines[mark.file]?[mark.line], mark.column >= 1 else { return nil }
        let written = Array(text.unicodeScalars)
        let rest = line.dropFirst(mark.column - 1)
        guard rest.starts(with: written) else { return nil }
        let comment = rest.dropFirst(written.count).drop { $0 == " " }
        guard comment.first == "#", let next = comment.dropFirst().first,
            next.properties.isAlphabetic || ("0"..."9").contains(next)
        else { return nil }
        return String(String.UnicodeScalarView(comment))
    }
}

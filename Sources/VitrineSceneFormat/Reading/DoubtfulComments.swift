import VitrineSource

/// Comments that begin with `#` and a letter or digit behind a blank, as the end of a text does that lacks
/// its quotes: `text: Issue #42`.
package struct DoubtfulComments: Sendable {
    /// The lines that may have such a comment, by file and number.
    private var lines: [Int: [Int: [Unicode.Scalar]]] = [:]

    init() {}

    /// Finds the comments of all files, byte by byte: most files have none, and to split a text into
    /// characters would take longer than to read it.
    package init(in files: SourceFiles) {
        for (file, source) in files.all.enumerated() {
            let bytes = source.text.utf8
            var number = 1
            var start = bytes.startIndex
            var before: (UInt8, UInt8) = (0, 0)
            var isDoubtful = false
            func endLine(at end: String.Index) {
                guard isDoubtful else { return }
                lines[file, default: [:]][number] = Array(source.text[start..<end].unicodeScalars)
            }
            for index in bytes.indices {
                let byte = bytes[index]
                if byte == UInt8(ascii: "\n") {
                    endLine(at: index)
                    number += 1
                    start = bytes.index(after: index)
                    isDoubtful = false
                } else if before == (UInt8(ascii: " "), UInt8(ascii: "#")), byte != UInt8(ascii: " ") {
                    isDoubtful = true
                }
                before = (before.1, byte)
            }
            endLine(at: bytes.endIndex)
        }
    }

    /// Returns the comment that follows a text on its line, as `#42`; `nil` if there is none, if it begins as
    /// comments do, or if the text is in quotes.
    func comment(after text: String, at mark: SourceMark) -> String? {
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

import VitrineSource

/// Comments that begin with `#` and a letter or digit behind a blank, as the end of a text does that lacks
/// its quotes: `text: Issue #42`.
package struct DoubtfulComments: Sendable {
    /// The lines that may have such a comment, by file and number.
    private var lines: [Int: [Int: [Unicode.Scalar]]] = [:]

    init() {}

    /// Finds the comments of all files. Most files have none, so that the texts are split only where they do.
    package init(in files: SourceFiles) {
        for (file, source) in files.all.enumerated() where source.text.utf8.contains(UInt8(ascii: "#")) {
            let all = source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (index, line) in all.enumerated() where line.contains(" #") {
                lines[file, default: [:]][index + 1] = Array(line.unicodeScalars)
            }
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

/// The lines of a file around the place of a message, for suggestions that repeat what is written there.
///
/// A language reads from it what it needs, by extensions of its own.
package struct SourceContext: Sendable {
    /// The number of lines before and after a message that are looked at.
    package static let reach = 16
    /// The number of characters of a line beyond which nothing is looked for in it.
    package static let lineLimit = 1000

    package let lines: [Int: Substring]
    package let number: Int
    package let column: Int

    package init(_ mark: SourceMark, in lines: [Int: Substring]) {
        self.init(line: mark.line, column: mark.column, in: lines)
    }

    package init(line: Int, column: Int, in lines: [Int: Substring]) {
        (number, self.column, self.lines) = (line, column, lines)
    }

    /// The numbers of the lines that are looked at for a message on one.
    package static func range(around line: Int) -> ClosedRange<Int> { max(line - reach, 1)...(line + reach) }

    package var line: Substring { lines[number] ?? "" }

    /// What stands before the place on its line; empty for long lines.
    package var before: Substring { split.before }

    /// What is written from the place on; empty for long lines.
    package var rest: Substring { split.after }

    private var split: (before: Substring, after: Substring) {
        let line = line
        guard line.utf8.count <= Self.lineLimit, column >= 1 else { return ("", "") }
        let scalars = line.unicodeScalars
        guard let index = scalars.index(scalars.startIndex, offsetBy: column - 1, limitedBy: scalars.endIndex)
        else { return ("", "") }
        return (line[..<index], line[index...])
    }

    /// The line after the place's.
    package var nextLine: Substring { lines[number + 1] ?? "" }

    /// The nearby lines, those above the place first.
    package var nearby: [Substring] { lines.sorted { $0.key < $1.key }.map(\.value) }
}

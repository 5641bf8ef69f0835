/// Source text in the project's layout.
enum SwiftText {
    /// The longest line.
    static let width = 110

    /// Returns lines moved to the right by one level.
    static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n")
    }

    /// Returns a documentation comment of paragraphs that are wrapped at the longest line.
    ///
    /// - Parameters:
    ///   - indent: The number of spaces in front of each line.
    ///   - bullet: The text in front of the first line; the others are indented like what follows it.
    static func comment(_ text: String, indent: Int = 0, bullet: String = "") -> String {
        let hanging = String(repeating: " ", count: bullet.count)
        let margin = String(repeating: " ", count: indent) + "/// "
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            let start = lines.isEmpty ? bullet : hanging
            if !line.isEmpty, (margin + line + " " + word).count > width {
                lines.append(margin + line)
                line = hanging + word
            } else {
                line = line.isEmpty ? start + word : line + " " + word
            }
        }
        if !line.isEmpty { lines.append(margin + line) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a declaration whose parameters are broken over lines where they do not fit on one.
    ///
    /// - Parameter indent: The number of spaces in front of the declaration.
    static func call(_ head: String, _ parameters: [String], _ tail: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        let whole = margin + head + "(" + parameters.joined(separator: ", ") + ")" + tail
        if whole.count <= width { return whole }
        var lines: [String] = []
        var line = ""
        for (index, parameter) in parameters.enumerated() {
            let text = parameter + (index + 1 < parameters.count ? "," : "")
            if line.isEmpty {
                line = margin + "    " + text
            } else if (line + " " + text).count <= width {
                line += " " + text
            } else {
                lines.append(line)
                line = margin + "    " + text
            }
        }
        if !line.isEmpty { lines.append(line) }
        return margin + head + "(\n" + lines.joined(separator: "\n") + "\n" + margin + ")" + tail
    }

    /// Returns a sentence from a fragment: with a capital letter, and a period at the end.
    static func sentence(_ text: String) -> String {
        if text.isEmpty { return "The value." }
        let first = text.prefix(1).uppercased() + text.dropFirst()
        return first.hasSuffix(".") || first.hasSuffix("`") && first.contains(". ") ? first : first + "."
    }
}

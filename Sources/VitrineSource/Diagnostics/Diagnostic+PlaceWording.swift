extension Diagnostic.Problem {
    /// A suggested fix that the line shows: for a value that is missing because the rest of the line is a
    /// comment, a list of nodes under a key of its own, a design token without quotes.
    func suggestion(in line: Substring, at column: Int) -> Suggestion? {
        guard case .wrongType(let expected, let found) = self else { return nil }
        if expected == "a list", found == "a mapping" {
            let key = line.drop { $0 == " " || $0 == "-" }.prefix { $0 != ":" }
            guard ["children", "content", "items", "nodes", "views", "body"].contains(key) else { return nil }
            return "leave out `\(key):`, and put the nodes there, each with a dash: `- text: Hello`"
        }
        let written = line.unicodeScalars.dropFirst(column - 1)
        if found == "a mapping", written.first == "{" {
            let name = String(String.UnicodeScalarView(written.dropFirst())).prefix { $0 != "}" }
            let isName = name.allSatisfy { $0.isLetter || $0.isNumber || ".-_".contains($0) }
            guard isName, !name.isEmpty else { return nil }
            return name.contains(".") && !name.hasPrefix("item.")
                ? "a design token stands in braces and quotes: \"{\(name)}\""
                : "a name in braces stands in quotes: \"{\(name)}\""
        }
        guard found == "nothing", let start = line.firstRange(of: ": #")?.lowerBound else {
            return nil
        }
        let comment = line[line.index(start, offsetBy: 2)...]
        let color = comment.prefix { $0 == "#" || $0.isHexDigit }
        return color.count > 3
            ? "`#` begins a comment: put quotes around it, \"\(color)\"" : "`#` begins a comment"
    }
}

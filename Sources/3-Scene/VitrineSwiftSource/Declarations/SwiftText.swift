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
    ///   - width: The longest line: shorter for what is moved to the right later.
    static func comment(
        _ text: String, indent: Int = 0, bullet: String = "", width: Int = Self.width
    ) -> String {
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

    /// Returns source text whose long lines are broken: bodies of properties and the elements of lists go to
    /// lines of their own, comments are broken at spaces, and all others at commas.
    static func wrapped(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            line.count > width ? broken(line) : [String(line)]
        }.joined(separator: "\n")
    }

    private static func broken(_ line: Substring) -> [String] {
        let margin = String(line.prefix { $0 == " " })
        let inner = margin + "    "
        let text = line.dropFirst(margin.count)
        if text.hasPrefix("///") {
            let lead = "///" + text.dropFirst(3).prefix { $0 == " " }
            let hanging = text.dropFirst(lead.count).hasPrefix("- ") ? "  " : ""
            let words = text.dropFirst(lead.count).split(separator: " ").map(String.init)
            return filled(words, first: margin + lead, rest: margin + lead + hanging)
        }
        if line.hasSuffix(" }"), let brace = line.firstRange(of: " { ") {
            return [
                "\(line[..<brace.lowerBound]) {", "\(inner)\(line[brace.upperBound...].dropLast(2))",
                "\(margin)}",
            ]
        }
        if let list = longestList(in: line) {
            return [String(line[..<list.lowerBound])]
                + filled(elements(of: line[list]), first: inner, rest: inner)
                + ["\(margin)\(line[list.upperBound...])"]
        }
        return filled(
            elements(of: text), first: margin,
            rest: line.hasSuffix("{") ? inner : margin)
    }

    /// Returns the contents of the brackets with the most elements; `nil` if no list has several.
    private static func longestList(in line: Substring) -> Range<Substring.Index>? {
        var starts: [Substring.Index] = []
        var lists: [(range: Range<Substring.Index>, count: Int)] = []
        for index in line.indices {
            if line[index] == "[" { starts.append(line.index(after: index)) }
            if line[index] == "]", let start = starts.popLast() {
                lists.append((start..<index, elements(of: line[start..<index]).count))
            }
        }
        return lists.max { $0.count < $1.count }.flatMap { $0.count > 1 ? $0.range : nil }
    }

    /// Returns the parts of a list, each but the last with its comma.
    private static func elements(of list: Substring) -> [String] {
        var (elements, depth) = ([""], 0)
        for character in list {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if character == " ", depth == 0, elements.last?.hasSuffix(",") == true {
                elements.append("")
            } else {
                elements[elements.count - 1].append(character)
            }
        }
        return elements
    }

    private static func filled(_ elements: [String], first: String, rest: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for element in elements {
            if !line.isEmpty, (line + " " + element).count > width {
                lines.append(line)
                line = ""
            }
            line = line.isEmpty ? (lines.isEmpty ? first : rest) + element : line + " " + element
        }
        return lines + [line]
    }

    /// Returns a sentence from a fragment: with a capital letter, and a period at the end.
    static func sentence(_ text: String) -> String {
        if text.isEmpty { return "The value." }
        let first = text.prefix(1).uppercased() + text.dropFirst()
        return first.hasSuffix(".") || first.hasSuffix("`") && first.contains(". ") ? first : first + "."
    }
}

/// A parser for the inline Markdown that SwiftUI's `Text` supports: `**bold**`, `*italic*`, `` `code` ``,
/// `~~gone~~`, `[links](url)`, and `\` before a literal delimiter. Unclosed delimiters are plain text.
package struct MarkdownParser: Sendable {
    private let characters: [Character]
    /// The monospaced font for `code`.
    private let code: FontSpec
    private var at = 0
    /// The delimiters of which none closes before an end, each with that end: those that open later in the
    /// same span close no more than the first did. Without it, texts of delimiters take the square of their
    /// length.
    private var unclosed: [String: Int] = [:]
    /// The place of the bracket that closes each bracket.
    private let brackets: [Int: Int]

    init(_ text: String, code: FontSpec) {
        characters = Array(text)
        self.code = code
        brackets = Self.brackets(in: characters)
    }

    private static func brackets(in characters: [Character]) -> [Int: Int] {
        var (open, closing): ([Int], [Int: Int]) = ([], [:])
        for (index, character) in characters.enumerated() {
            if character == "[" { open.append(index) }
            if character == "]", let start = open.popLast() { closing[start] = index }
        }
        return closing
    }

    /// Returns the signs of a heading that a line begins with, as `##`; `nil` if there are none.
    package static func heading(in text: String) -> String? {
        for line in text.split(whereSeparator: \.isNewline) {
            let signs = line.prefix { $0 == "#" }
            if (1...6).contains(signs.count), line.dropFirst(signs.count).first == " " {
                return String(signs)
            }
        }
        return nil
    }

    package static func runs(_ text: String, code: FontSpec) -> [TextRunSpec] {
        var parser = MarkdownParser(text, code: code)
        return parser.runs(to: text.isEmpty ? 0 : parser.characters.count, TextRunSpec(), depth: 0)
    }

    /// The maximum nesting of emphasis and links; deeper delimiters are plain text.
    private static let depthLimit = 16

    private mutating func runs(to end: Int, _ style: TextRunSpec, depth: Int) -> [TextRunSpec] {
        var runs: [TextRunSpec] = []
        var plain = style
        plain.text = ""
        func flush() {
            if !plain.text.isEmpty { runs.append(plain) }
            plain.text = ""
        }
        while at < end {
            if characters[at] == "\\", at + 1 < end,
                characters[at + 1].isPunctuation || characters[at + 1].isSymbol
            {
                plain.text.append(characters[at + 1])
                at += 2
            } else if depth < Self.depthLimit, let span = span(to: end, style) {
                flush()
                if span.isCode {
                    var run = span.style
                    run.text = String(characters[span.content])
                    runs.append(run)
                } else {
                    at = span.content.lowerBound
                    runs += self.runs(to: span.content.upperBound, span.style, depth: depth + 1)
                }
                at = span.end
            } else {
                plain.text.append(characters[at])
                at += 1
            }
        }
        flush()
        return runs
    }

    private struct InlineRun {
        var content: Range<Int>
        var end: Int
        var style: TextRunSpec
        var isCode = false
    }

    /// Returns the span that opens here and closes before `end`.
    private mutating func span(to end: Int, _ style: TextRunSpec) -> InlineRun? {
        let outer = style
        var style = style
        switch characters[at] {
        case "`":
            guard let close = place(of: "`", from: at + 1, to: end), close > at + 1 else { return nil }
            style.font = style.font.map { $0.overridden(by: code) } ?? code
            return InlineRun(content: at + 1..<close, end: close + 1, style: style, isCode: true)
        case "[":
            guard let close = brackets[at], close + 1 < end, characters[close + 1] == "(",
                let last = place(of: ")", from: close + 2, to: end)
            else { return nil }
            style.link = String(characters[close + 2..<last])
            return InlineRun(content: at + 1..<close, end: last + 1, style: style)
        case "~":
            style.traits.strikethrough = TextLineStyleSpec()
            return delimited("~~", to: end, style)
        case "*", "_":
            let sign = characters[at]
            style.traits.bold = true
            if let span = delimited(String([sign, sign]), to: end, style) { return span }
            style = outer
            style.traits.italic = true
            return delimited(String(sign), to: end, style)
        default: return nil
        }
    }

    /// Returns a span between two delimiters adjacent to its content; underscores count only around whole
    /// words.
    private mutating func delimited(_ sign: String, to end: Int, _ style: TextRunSpec) -> InlineRun? {
        let start = at + sign.count
        guard unclosed[sign] != end, start < end, matches(sign, at: at), !characters[start].isWhitespace
        else {
            return nil
        }
        let isWord = characters[at] == "_"
        if isWord, at > 0, characters[at - 1].isLetter || characters[at - 1].isNumber { return nil }
        let span = closed(sign, from: start, to: end, style)
        if span == nil { unclosed[sign] = end }
        return span
    }

    private func closed(_ sign: String, from start: Int, to end: Int, _ style: TextRunSpec) -> InlineRun? {
        let length = sign.count
        let isWord = sign.first == "_"
        var index = start + 1
        while index + length <= end {
            if characters[index] == "\\" {
                index += 2
                continue
            }
            // `**` within `*` belongs to a span of its own; of three delimiters the last one closes.
            let run = characters[index..<end].prefix { $0 == characters[at] }.count
            if length == 1, run == 2 {
                index += 2
                continue
            }
            guard matches(sign, at: index), !characters[index - 1].isWhitespace else {
                index += 1
                continue
            }
            let after = index + length
            if run > length, length == 2 {
                index += run - length
                return InlineRun(content: start..<index, end: index + length, style: style)
            }
            if isWord, after < characters.count, characters[after].isLetter || characters[after].isNumber {
                index += 1
                continue
            }
            return InlineRun(content: start..<index, end: after, style: style)
        }
        return nil
    }

    private func matches(_ sign: String, at index: Int) -> Bool {
        characters[index...].starts(with: sign)
    }

    /// Returns the place of a character; `nil` if there is none before `end`.
    private mutating func place(of sign: Character, from start: Int, to end: Int) -> Int? {
        guard start < end, unclosed[String(sign)] != end else { return nil }
        let place = characters[start..<end].firstIndex(of: sign)
        if place == nil { unclosed[String(sign)] = end }
        return place
    }
}

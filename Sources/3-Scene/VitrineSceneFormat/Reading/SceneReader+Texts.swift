import VitrineSource
import VitrineYAML

extension SceneReader {
    /// Returns a text, after warnings of what most likely is not meant to be shown.
    func shown(_ text: String, at mark: SourceMark) -> String {
        if let comment = comments.comment(after: text, at: mark) {
            warn(
                .textComment,
                .odd(
                    comment, because: "is a comment, and not shown",
                    instead: "put quotes around the whole text, or a space after the `#` of a comment"),
                at: mark)
        }
        if let inner = TypographicQuotes.within(text[...]), inner.count == text.count - 2,
            !inner.contains(where: { "\u{201C}\u{201D}".contains($0) })
        {
            warn(
                .textQuotes,
                .odd(
                    text, because: "shows its typographic quotes",
                    instead: "write straight ones around a text that shows none: \"\(inner)\""),
                at: mark)
        }
        guard text.utf8.contains(UInt8(ascii: "\\")) || text.last == ")" else { return text }
        if let range = text.firstRange(of: "\\n") {
            let isPath = text[range.lowerBound...].dropFirst(2).first.map { $0.isLowercase } ?? false
            if !isPath {
                warn(
                    .textSyntax,
                    .odd(
                        "\\n", because: "is shown as it is",
                        instead: "put double quotes around the text, or write it on several lines below `|`"),
                    at: mark)
            }
        } else if text.contains("\\(") {
            warn(
                .textSyntax,
                .odd("\\(", because: "is shown as it is", instead: "names stand in braces: \"{name}\""),
                at: mark)
        }
        if let call = Self.call(in: text) {
            warn(
                .textSyntax,
                .odd(
                    call, because: "is shown as it is: a scene has no calls",
                    instead: "write it as a key on a line below, such as `font: title`"), at: mark)
        }
        return text
    }

    /// Returns the call that ends a text, as in Swift: `.font(.title)`.
    private static func call(in text: String) -> String? {
        guard text.last == ")", let open = text.lastIndex(of: "("),
            let dot = text[..<open].lastIndex(of: "."), dot > text.startIndex
        else { return nil }
        let name = text[dot..<open].dropFirst()
        guard name.first?.isLowercase == true, name.allSatisfy(\.isLetter),
            text[text.index(before: dot)] != " "
        else { return nil }
        return String(text[dot...])
    }
}

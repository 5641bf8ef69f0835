import VitrineAuditElements

/// A place in a text that nobody has filled in, or what a program shows where it has no text.
enum UnfilledPlace {
    /// What programs write for what they do not have, and the text that stands for text.
    private static let stands = [
        "(null)", "Invalid Date", "Invalid date", "Lorem ipsum", "NaN", "Optional(", "[object Object]",
        "lorem ipsum", "undefined", "FIXME", "Lorem Ipsum", "Placeholder text", "Sample text",
    ].map { (text: $0, characters: ASCIISet($0)) }
    /// What stands for a text, if it is all of it.
    private static let wholes: Set<String> = [
        "<null>", "None None", "infinity", "nil", "null", "null null", "placeholder", "undefined",
        "your text here",
    ]
    /// The words at the end of keys, which say what kind of text they are for.
    private static let kinds: Set<String> = [
        "accessibility", "action", "body", "btn", "button", "caption", "confirm", "cta", "description",
        "empty",
        "error", "footer", "header", "heading", "headline", "hint", "label", "lbl", "message", "msg", "name",
        "placeholder", "prompt", "subtitle", "tab", "text", "title", "tooltip", "txt", "cancel", "checkout",
        "continue", "delete", "done", "login", "logout", "save", "submit", "welcome",
    ]
    /// What is asked for in brackets, as in `[Your name]`.
    private static let asked: Set<String> = [
        "address", "amount", "count", "date", "here", "name", "number", "text", "time", "title", "user",
        "username",
    ]
    /// The words at the start of keys that are no others.
    private static let shortKinds: Set<String> = ["btn", "err", "lbl", "msg", "str", "txt"]
    /// The ends of names of files and of places in the net.
    private static let otherEnds: Set<String> = [
        "app", "co", "com", "css", "de", "dev", "edu", "eu", "example", "fr", "gov", "html", "io", "jpg",
        "js",
        "json", "local", "md", "net", "nl", "org", "pdf", "png", "py", "swift", "txt", "uk", "xml", "yaml",
        "yml", "zip",
    ]
    private static let otherStarts: Set<String> = ["app", "com", "de", "dev", "io", "net", "org", "www"]

    private static let braces = ASCIISet("{}")
    private static let marks = ASCIISet("<&[")
    private static let joints = ASCIISet("._:/-")
    private static let todo = ASCIISet("TODO")
    private static let null = ASCIISet("null")

    /// Returns the first place in a text that is not filled in; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isCode: `true` for a text in letters of one width, which may show a program.
    static func first(in text: String, isCode: Bool = false) -> String? {
        // A pattern is parsed each time it is asked for, which takes longer than the text that has none of
        // its characters.
        let characters = ASCIISet(text)
        if let found = format(in: text, characters) ?? template(in: text, characters) { return found }
        if !isCode, let found = mark(in: text, characters) ?? key(in: text, characters) { return found }
        if wholes.contains(text.lowercased().filter { !"….!?".contains($0) }), text.first?.isUppercase != true
        {
            return text
        }
        return nothing(in: text, characters)
    }

    private static func format(in text: String, _ characters: ASCIISet) -> String? {
        guard characters.isSuperset(of: ASCIISet("%")), holdsFormat(text) else { return nil }
        if let found = text.firstMatch(of: /%(?:[0-9]+\$)?(?:@|l{0,2}[dui](?![a-zA-Z]))/) {
            return String(found.0)
        }
        // A share before a word, as in “5 % so far”, has its space, and one before a letter no end.
        let others = /%(?:[0-9]+\$)?0?[0-9]*(?:\.[0-9]+)?(?:l?f|s|ld|lu|lld|llu|[0-9]d)(?![a-zA-Z])/
        if let found = text.firstMatch(of: others) { return String(found.0) }
        return text.firstMatch(of: /%\([A-Za-z_]+\)[sdf]|%[A-Za-z]+(?:_[A-Za-z]+)*%/).map { String($0.0) }
    }

    /// Returns `true` if something follows a sign of percent that a format has there.
    private static func holdsFormat(_ text: String) -> Bool {
        let signs = text.indices.filter { text[$0] == "%" }
        return signs.contains { sign in
            text[text.index(after: sign)...].first.map { $0.isLetter || $0.isNumber || "@.(".contains($0) }
                == true
        }
    }

    private static func template(in text: String, _ characters: ASCIISet) -> String? {
        if characters.isSuperset(of: braces) || characters.isSuperset(of: ASCIISet("\\()")),
            let found = text.firstMatch(of: /[$#%]\{[A-Za-z_.]+\}|\{\{ ?[A-Za-z_.]+ ?\}\}|\\\([A-Za-z_.]+\)/)
        {
            return String(found.0)
        }
        if characters.isSuperset(of: braces) || characters.isSuperset(of: ASCIISet("<%>"))
            || characters.isSuperset(of: ASCIISet("_")),
            let found = text.firstMatch(of: /\{[A-Za-z_.]*\}|\{[0-9]\}|<%=? ?[A-Za-z_.]+ ?%>|__[A-Za-z]+__/)
        {
            return String(found.0)
        }
        // A time has its colon between digits.
        guard characters.isSuperset(of: ASCIISet(":")),
            text.split(whereSeparator: \.isWhitespace).contains(where: { $0.first == ":" })
        else { return nil }
        let names = /(?:^|\s):(?:amount|attribute|count|date|max|min|name|number|time|total|user|value)\b/
        return text.firstMatch(of: names).map { String($0.0.drop(while: \.isWhitespace)) }
    }

    /// Returns what stands in marks that say what is to be written there, such as `<name>`.
    private static func mark(in text: String, _ characters: ASCIISet) -> String? {
        if characters.intersects(marks) {
            if let found = text.firstMatch(
                of: /<\/?[A-Za-z][A-Za-z0-9 _\-]*\/?>|&(?:amp|nbsp|lt|gt|quot|#[0-9]+);/)
            {
                return String(found.0)
            }
            let brackets = /\[([A-Za-z]+(?:[ _][A-Za-z]+){0,2})\]/
            if let found = text.firstMatch(of: brackets), let last = String(found.1).words.last,
                asked.contains(last)
            {
                return String(found.0)
            }
        }
        guard characters.isSuperset(of: todo) else { return nil }
        if let found = text.firstMatch(of: /\bTODO(?:[:(]| ?[-–—] | +[a-z])/) {
            return found.0.hasPrefix("TODO") ? "TODO" : String(found.0)
        }
        return text == "TODO" ? text : nil
    }

    /// Returns the key of a text, such as `ORDER_TITLE` or `order.title`, if the text is nothing else.
    private static func key(in text: String, _ characters: ASCIISet) -> String? {
        let isOneWord = !characters.isSuperset(of: ASCIISet(" ")) && text.utf8.allSatisfy { $0 < 128 }
        guard isOneWord, characters.intersects(joints) || text.dropFirst().contains(where: \.isUppercase)
        else { return nil }
        if text.wholeMatch(of: /[A-Z]{2,}(?:_[A-Z0-9]{2,})+/) != nil { return text }
        guard text.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*(?:[._:\/\-][A-Za-z0-9]+)*/) != nil,
            text.contains(where: { !$0.isLetter || $0.isUppercase }), !text.hasPrefix("www.")
        else { return nil }
        let parts = text.split { "._:/-".contains($0) }.map(String.init)
        let words = parts.flatMap(capitalWords)
        guard let start = words.first, let last = words.last, words.count > 1 else { return nil }
        let isCapital = text.first?.isUppercase == true
        // “Chapter-title” may be a word, and “Read/Edit” two.
        if isCapital, parts.count < 3 || !text.contains(where: { "._:".contains($0) }) { return nil }
        // `largeTitle` may be the name of a style.
        let isWord = text.contains("-") && parts.count < 3 || parts.count == 1 && words.count < 3
        let isKind = kinds.contains(last) || text.contains("_") && shortKinds.contains(start)
        if isKind, !isWord, !otherEnds.contains(last) || parts.count > 2 { return text }
        if isCapital || text.contains("/") || otherEnds.contains(last) { return nil }
        let dots = text.split(separator: ".")
        if dots.count > 2 {
            let areWords = dots.allSatisfy { $0.first?.isLetter == true && $0.count > 1 }
            return areWords && !otherStarts.contains(start) ? text : nil
        }
        let isJoined = text.split(separator: "_").count > 2 && !text.contains(where: \.isNumber)
        return isJoined && dots.count < 2 ? text : nil
    }

    /// Returns the words of a name such as `orderTitle`.
    private static func capitalWords(of part: String) -> [String] {
        var words = [""]
        for character in part {
            if character.isUppercase { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
        return words.filter { !$0.isEmpty }
    }

    private static func nothing(in text: String, _ characters: ASCIISet) -> String? {
        // It is the German word for zero.
        if characters.isSuperset(of: null), text.contains("null"),
            let found = text.firstMatch(of: /(?:[,:·–\/(\-]\s?|^)null(?=[\s,.:!?)·\/]|$)/), text.count < 40,
            text.firstMatch(of: /\bnull (?:Uhr|Fehler|Grad|Punkte|Treffer|Euro|auf|bis)/) == nil,
            text != "null"
        {
            return found.0.hasSuffix("null") ? "null" : String(found.0)
        }
        return stands.first { stand in
            characters.isSuperset(of: stand.characters)
                && text.ranges(of: stand.text).contains { range in
                    let before = text[..<range.lowerBound].last, after = text[range.upperBound...].first
                    return before?.isLetter != true && (after?.isLetter != true || stand.text.hasSuffix("("))
                }
        }?.text
    }
}

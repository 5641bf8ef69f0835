import VitrineSource

/// The text of values as files have them, for suggestions that repeat them.
enum YAMLFragment {
    static func isOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_-.".contains(character)
    }

    static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " }
        while text.last == " " { text = text.dropLast() }
        return text
    }

    /// Returns the place of the last bracket that a text opens and does not close.
    static func openBracket(of text: Substring) -> Substring.Index? {
        var open: [Substring.Index] = []
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            if let current = quote {
                if character == current { quote = nil }
            } else if character == "\"" || character == "'" {
                // A quote within a word begins nothing: `it's`.
                let isFirst = index == text.startIndex || " [{,:".contains(text[text.index(before: index)])
                if isFirst { quote = character }
            } else if "[{".contains(character) {
                open.append(index)
            } else if "]}".contains(character) {
                _ = open.popLast()
            }
        }
        return quote == nil ? open.last : nil
    }

    /// Returns the number of characters of the value that a text begins with.
    static func length(of text: Substring, isWithinBrackets: Bool) -> Int {
        var depth = 0
        var quote: Character?
        var last: Character = " "
        for (offset, character) in text.enumerated() {
            if let current = quote {
                if character == current { quote = nil }
            } else if character == "\"" || character == "'", " [{,:".contains(last) {
                quote = character
            } else if "[{(".contains(character) {
                depth += 1
            } else if "]})".contains(character) {
                if depth == 0, isWithinBrackets { return offset }
                depth -= 1
            } else if character == ",", depth == 0, isWithinBrackets {
                return offset
            } else if character == "#", last == " " {
                return offset
            }
            last = character
        }
        return text.count
    }

    /// Returns `true` for what stands before the first key of a line.
    static func isBlankOrDashes(_ text: Substring) -> Bool { text.allSatisfy { $0 == " " || $0 == "-" } }

    /// Returns a value as a part of a mapping on one line: in quotes where it needs them.
    static func quoted(_ text: Substring) -> String {
        let isPlain =
            text.first.map { $0.isLetter || $0.isNumber } ?? false
            && text.allSatisfy { $0.isLetter || $0.isNumber || " _-.".contains($0) }
        return isPlain ? String(text) : "\"\(text.filter { $0 != "\"" })\""
    }

    /// Returns the entries of the mapping or the elements of the list that a text begins with.
    static func parts(_ text: Substring) -> [Substring] {
        guard let first = text.first, "[{".contains(first) else { return [] }
        var rest = text.dropFirst()
        var parts: [Substring] = []
        while let next = rest.first, !"]}".contains(next) {
            let length = length(of: rest, isWithinBrackets: true)
            let part = trimmed(rest.prefix(length))
            if !part.isEmpty { parts.append(part) }
            rest = rest.dropFirst(length)
            guard rest.first == "," else { break }
            rest = rest.dropFirst()
        }
        return parts
    }

    /// Returns the key and the value of an entry.
    static func entry(_ text: Substring) -> (key: Substring, value: Substring)? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let key = trimmed(text[..<colon])
        let value = trimmed(text[text.index(after: colon)...])
        return key.isEmpty || !key.allSatisfy(isOfWord) ? nil : (key, value)
    }

    /// Returns the number of points of a length such as `16` or `16px`.
    static func points(_ text: Substring) -> Substring? {
        let text = text.first == "\"" || text.first == "'" ? text.dropFirst().dropLast() : text
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "-" }
        guard Double(digits)?.isFinite == true else { return nil }
        return ["", "px", "pt", "dp"].contains(text.dropFirst(digits.count).lowercased()) ? digits : nil
    }

    /// Returns a number as it is written in scenes.
    static func number(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
    }

    /// Returns an expression with a word in single quotes wherever it stands alone.
    static func quoting(_ word: String, in expression: String) -> String {
        var result = ""
        var rest = expression[...]
        while let range = rest.firstRange(of: word) {
            let before = rest[..<range.lowerBound].last ?? result.last ?? " "
            let after = rest[range.upperBound...].first ?? " "
            let isAlone = !isOfWord(before) && !isOfWord(after) && before != "'"
            result += rest[..<range.lowerBound] + (isAlone ? "'\(word)'" : word)
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}

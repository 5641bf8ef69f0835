import VitrineSource

extension YAMLDiagnosis {
    /// A line, taken apart as far as its first key.
    struct Line {
        let scalars: [Unicode.Scalar]
        /// The number of blanks and tabs that it begins with.
        let indent: Int
        /// The columns of the dashes that begin items.
        let dashes: [Int]
        /// The column of what follows the dashes.
        let column: Int
        /// The first key with a colon; `nil` if there is none.
        let key: String?
        private let content: String

        init(_ text: Substring) {
            scalars = Array(text.unicodeScalars)
            indent = scalars.prefix { $0 == " " || $0 == "\t" }.count
            var at = indent
            var dashes: [Int] = []
            while at < scalars.count, scalars[at] == "-",
                at + 1 == scalars.count || scalars[at + 1] == " "
            {
                dashes.append(at + 1)
                at += 1
                while at < scalars.count, scalars[at] == " " { at += 1 }
            }
            self.dashes = dashes
            column = at + 1
            content = String(String.UnicodeScalarView(scalars.dropFirst(at)))
            let word = content.prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
            let rest = content.dropFirst(word.count)
            key = !word.isEmpty && (rest == ":" || rest.hasPrefix(": ")) ? String(word) : nil
        }

        var isBlank: Bool { (content.isEmpty && dashes.isEmpty) || content.hasPrefix("#") }

        /// The first word, if it could be a key.
        var word: String? {
            guard key == nil, content.first?.isLetter == true else { return nil }
            let word = content.prefix { $0.isLetter || $0.isNumber }
            let rest = content.dropFirst(word.count)
            return rest.isEmpty || rest.hasPrefix(" ") ? String(word) : nil
        }

        /// The key of a text of several lines, which `|` or `>` announces at the end of the line.
        var blockTextKey: String? {
            guard let key else { return nil }
            let value = rest(after: key).dropFirst().drop { $0 == " " }
            return ["|", ">", "|-", ">-", "|+", ">+"].contains(value) ? key : nil
        }

        func begins(with text: String) -> Bool {
            String(String.UnicodeScalarView(scalars.dropFirst(indent))).hasPrefix(text)
        }

        /// Returns the call that is the value of the key, as `system(size: 20)`.
        func call(of key: String) -> (mistake: YAMLMistake, column: Int)? {
            let value = rest(after: key).dropFirst().drop { $0 == " " }
            let name = value.prefix { $0.isLetter || $0 == "." }
            let arguments = value.dropFirst(name.count)
            guard !name.isEmpty, arguments.hasPrefix("("), arguments.hasSuffix(")") else { return nil }
            let column = scalars.count - value.unicodeScalars.count + 1
            let inner = arguments.dropFirst().dropLast().replacing(": .", with: ": ")
            return (.call(String(name), arguments: String(inner), of: key), column)
        }

        /// Returns `true` if the value of one of several keys, the first of the line, begins at a column.
        func isValue(of keys: Set<String>, at column: Int) -> Bool {
            guard let key, keys.contains(key) else { return false }
            return self.column + key.unicodeScalars.count + 2 == column
        }

        /// The text of the line, without dashes.
        var text: String { String(content.prefix(40)) }

        /// Returns the key that begins within the value of another one, and its column.
        func secondKey(of key: String, before end: Int) -> (mistake: YAMLMistake, column: Int)? {
            let scalars = scalars.prefix(end - 1)
            let word = String(
                String.UnicodeScalarView(scalars.reversed().prefix { $0.properties.isAlphabetic }.reversed()))
            guard let first = word.first, first.isLowercase else { return nil }
            let column = end - word.unicodeScalars.count
            let before = scalars.prefix(column - 1).reversed().drop { $0 == " " }
            if before.first == "," {
                return (.secondKey(word, after: key, isNested: false), column)
            }
            let isAlone =
                YAMLDiagnosis.containers.contains(key) && before.first == ":"
                && before.count == self.column + key.unicodeScalars.count
            return isAlone ? (.secondKey(word, after: key, isNested: true), column) : nil
        }

        /// The call that follows a text in quotes, and its column.
        var callOfText: (mistake: YAMLMistake, column: Int)? {
            guard let place = content.firstRange(of: "\"."), content.last == ")" else { return nil }
            let name = content[place.upperBound...].prefix(while: \.isLetter)
            let arguments = content[place.upperBound...].dropFirst(name.count)
            guard !name.isEmpty, arguments.hasPrefix("(") else { return nil }
            let column = self.column + content[..<place.upperBound].unicodeScalars.count - 1
            let inner = arguments.dropFirst().prefix { $0 != ")" }.drop { $0 == "." }
            return (.callOfText(String(name), arguments: String(inner)), column)
        }

        /// The name of a call that begins the line, as `hstack(spacing: 8):`.
        var calledKind: String? {
            let name = content.prefix(while: \.isLetter)
            return !name.isEmpty && content.dropFirst(name.count).hasPrefix("(") ? String(name) : nil
        }

        /// A view with others in braces that begins the line: `HStack(spacing: 8) { Text("Hi") }`.
        var view: String? {
            guard content.first?.isUppercase == true, key == nil else { return nil }
            let rest = content.drop(while: \.isLetter).drop { $0 == " " }
            let isOpen = rest.first == "{" || (rest.first == "(" && rest.contains(") {"))
            return isOpen ? String(content.prefix(300)) : nil
        }

        /// `true` for a brace alone, which ends a block.
        var isEndOfBlock: Bool { content == "}" }

        /// The first key or word, for messages.
        var name: String { key ?? String(content.prefix { $0 != " " && $0 != ":" }.prefix(40)) }

        /// Returns what follows the first word, without blanks.
        func rest(after word: String) -> Substring {
            content.dropFirst(word.count).drop { $0 == " " }
        }

        /// The first colour in hexadecimal digits that is a comment within brackets, with its column.
        var comment: (text: String, column: Int)? {
            for index in scalars.indices.dropFirst() where scalars[index] == "#" {
                guard scalars[..<index].contains(where: { $0 == "[" || $0 == "{" }),
                    " [{,".unicodeScalars.contains(scalars[index - 1])
                else { continue }
                let digits = scalars[(index + 1)...].prefix { $0.properties.isASCIIHexDigit }
                guard digits.count >= 3 else { continue }
                return ("#" + String(String.UnicodeScalarView(digits)), index + 1)
            }
            return nil
        }
    }
}

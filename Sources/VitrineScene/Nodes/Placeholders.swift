import VitrineSource

/// Puts values where a text names them in braces: `{item.title}`.
struct Placeholders {
    /// What is put in place of a name.
    let names: [String: SceneValue]
    /// All names that have a meaning here; those that are not among `names` have been filled in before.
    let known: Set<String>
    let reader: Reader

    /// The value with its placeholders filled. A text that is nothing but one becomes the value itself; within a text
    /// only texts, numbers and flags can stand. Names that are not known are left alone and reported. Nil after a report,
    /// where there are too many values.
    func filled(_ value: SceneValue) -> SceneValue? {
        guard reader.spend(at: value.mark) else { return nil }
        switch value.content {
        case .null, .bool, .number: return value
        case .string(let text): return filled(text, at: value.mark)
        case .sequence(let values):
            let filled = values.compactMap { self.filled($0) }
            return filled.count == values.count ? SceneValue(.sequence(filled), at: value.mark) : nil
        case .mapping(let entries):
            let filled = entries.compactMap { entry in
                self.filled(entry).map {
                    SceneValue.Entry(key: entry.key, keyMark: entry.keyMark, value: $0)
                }
            }
            return filled.count == entries.count ? SceneValue(.mapping(filled), at: value.mark) : nil
        }
    }

    /// In the content of a forEach its own names stand for its own data, and names are checked when it is built.
    private func filled(_ entry: SceneValue.Entry) -> SceneValue? {
        guard entry.key == ForEachNode.name, case .mapping(let parts) = entry.value.content else {
            return filled(entry.value)
        }
        var own = ForEachSpec().name
        if case .string(let name)? = entry.value.entry("as")?.value.content { own = name }
        let content = Placeholders(
            names: names.filter { $0.key != own && $0.key != "index" }, known: [], reader: reader)
        let filledParts = parts.compactMap { part in
            (part.key == "content" ? content : self).filled(part.value).map {
                SceneValue.Entry(key: part.key, keyMark: part.keyMark, value: $0)
            }
        }
        return filledParts.count == parts.count
            ? SceneValue(.mapping(filledParts), at: entry.value.mark) : nil
    }

    /// How many values a piece of data is.
    private static func count(_ value: SceneValue) -> Int {
        switch value.content {
        case .null, .bool, .number, .string: 1
        case .sequence(let values): values.reduce(1) { $0 + count($1) }
        case .mapping(let entries): entries.reduce(1) { $0 + count($1.value) }
        }
    }

    /// The longest text that is made from data, in characters.
    private static let longestText = 100_000

    private func filled(_ text: String, at mark: SourceMark) -> SceneValue? {
        guard text.contains("{") else { return SceneValue(.string(text), at: mark) }
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { break }
            result += rest[..<open]
            let path = rest[rest.index(after: open)..<close].split(separator: ".").map(String.init)
            let placeholder = rest[open...close]
            rest = rest[rest.index(after: close)...]
            guard let root = path.first, var found = names[root] else {
                check(path, at: mark)
                result += placeholder
                continue
            }
            for key in path.dropFirst() {
                guard let entry = found.entry(key) else {
                    reader.report(
                        .unknownValue(key, what: "key of `\(root)`", known: found.keys.sorted()), at: mark)
                    return SceneValue(.string(text), at: mark)
                }
                found = entry.value
            }
            if result.isEmpty && rest.isEmpty {
                return reader.spend(Self.count(found), at: mark) ? found : nil
            }
            switch found.content {
            case .string(let word): result += word
            case .number(_, let literal): result += literal
            case .bool(let flag): result += flag ? "true" : "false"
            case .null, .sequence, .mapping:
                reader.report(
                    .wrongType(expected: "text for `\(placeholder)`", found: found.kindName), at: mark)
            }
        }
        let length = result.utf8.count
        if length > Self.longestText {
            reader.report(
                .tooMany(what: "characters made from data", count: length, limit: Self.longestText), at: mark)
            return nil
        }
        return SceneValue(.string(result + rest), at: mark)
    }

    /// Reports a name that stands for nothing: one that is near a known one is misspelt, any other may be meant as it is.
    private func check(_ path: [String], at mark: SourceMark) {
        guard !known.isEmpty, let root = path.first, !known.contains(root),
            path.allSatisfy({ $0.utf8.allSatisfy(Self.isInName) && !$0.isEmpty }),
            !Self.isDigit(root.utf8.first)
        else { return }
        let names = known.sorted()
        let problem = Diagnostic.Problem.unknownValue(root, what: "placeholder", known: names)
        if Suggestion.nearest(to: root, among: names) != nil {
            reader.report(problem, at: mark)
        } else {
            reader.warn(problem, at: mark)
        }
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
    }

    private static func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
}

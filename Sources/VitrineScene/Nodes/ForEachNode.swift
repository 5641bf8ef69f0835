import VitrineGraphics

/// Nodes once for each piece of data.
struct ForEachSpec: Sendable {
    var data: [SceneValue] = []
    var name = "item"
    var content: [SceneValue] = []

    static let codec = Codec<ForEachSpec>.record(
        "a forEach", from: ForEachSpec(),
        [
            Field("data", dataCodec, required: true, "a list of texts, numbers or mappings; or how often") {
                $0.data = $1
            },
            Field("as", nameCodec, "the name of each piece in the content; `item` unless told") {
                $0.name = $1
            },
            Field(
                "content", .oneOrMore(of: .node), required: true,
                "the nodes, in which `{item}`, `{item.key}` and `{index}` stand for the data"
            ) { $0.content = $1 },
        ])

    private static let most = 1000

    private static let dataCodec = Codec<[SceneValue]>(
        .anyOf([.integer(minimum: 0, maximum: most), .array(.any, maximum: most)]),
        expected: "a list of data, or a whole number"
    ) { value, reader in
        if value.isNumber {
            return Codec<Int>.integer(0...most).read(value, reader).map { count in
                (0..<count).map { SceneValue(.number(Double($0), literal: "\($0)"), at: value.mark) }
            }
        }
        return Codec<[SceneValue]>.list(of: .raw, count: 0...most).read(value, reader)
    }

    private static let nameCodec = Codec<String>(.pattern("^[A-Za-z_][A-Za-z0-9_]*$"), expected: "a name") {
        value, reader in
        guard case .string(let name) = value.content, name != "index", let first = name.first,
            first.isASCII, first.isLetter || first == "_",
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
        else { return reader.mismatch(value, expected: "a name of letters and digits, other than `index`") }
        return name
    }
}

enum ForEachNode: NodeKind {
    static let name = "forEach"
    static let summary = "Nodes once for each piece of data; modifiers apply to each."
    static let payload = ForEachSpec.codec
    static let isTransparent = true

    static func build(_ payload: ForEachSpec, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        var children: [any Element] = []
        for (index, piece) in payload.data.enumerated() {
            guard context.reader.spend(at: piece.mark) else { break }
            let number = SceneValue(.number(Double(index), literal: "\(index)"), at: piece.mark)
            let names = [payload.name: piece, "index": number]
            var inner = context
            inner.source.path += "[\(index)]"
            var content: [SceneValue] = []
            for node in payload.content {
                // Data in data grows fast; it is bounded as the file itself is.
                guard let filled = Placeholders.filled(node, with: names, context.reader) else {
                    return SequenceElement(source: context.source, children: children)
                }
                content.append(filled)
            }
            children += inner.children(content, axis: context.inherited.axis)
        }
        return SequenceElement(source: context.source, children: children)
    }
}

/// Puts values where a text names them in braces: `{item.title}`.
enum Placeholders {
    /// The value with its placeholders filled. A text that is nothing but one becomes the value itself; within a text
    /// only texts, numbers and flags can stand. Names that are not given are left alone. Nil after a report, where
    /// there are too many values.
    static func filled(_ value: SceneValue, with names: [String: SceneValue], _ reader: Reader) -> SceneValue?
    {
        guard reader.spend(at: value.mark) else { return nil }
        switch value.content {
        case .null, .bool, .number: return value
        case .string(let text): return filled(text, at: value.mark, with: names, reader)
        case .sequence(let values):
            let filled = values.compactMap { Self.filled($0, with: names, reader) }
            return filled.count == values.count ? SceneValue(.sequence(filled), at: value.mark) : nil
        case .mapping(let entries):
            let filled = entries.compactMap { entry in
                Self.filled(entry, with: names, reader).map {
                    SceneValue.Entry(key: entry.key, keyMark: entry.keyMark, value: $0)
                }
            }
            return filled.count == entries.count ? SceneValue(.mapping(filled), at: value.mark) : nil
        }
    }

    /// In the content of a forEach its own names stand for its own data.
    private static func filled(
        _ entry: SceneValue.Entry, with names: [String: SceneValue], _ reader: Reader
    ) -> SceneValue? {
        guard entry.key == ForEachNode.name, case .mapping(let parts) = entry.value.content else {
            return filled(entry.value, with: names, reader)
        }
        var own = ForEachSpec().name
        if case .string(let name)? = entry.value.entry("as")?.value.content { own = name }
        let outer = names.filter { $0.key != own && $0.key != "index" }
        let filledParts = parts.compactMap { part in
            filled(part.value, with: part.key == "content" ? outer : names, reader).map {
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

    private static func filled(
        _ text: String, at mark: SourceMark, with names: [String: SceneValue], _ reader: Reader
    ) -> SceneValue? {
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
            if result.isEmpty && rest.isEmpty { return reader.spend(count(found), at: mark) ? found : nil }
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
        if length > longestText {
            reader.report(
                .tooMany(what: "characters made from data", count: length, limit: longestText), at: mark)
            return nil
        }
        return SceneValue(.string(result + rest), at: mark)
    }
}

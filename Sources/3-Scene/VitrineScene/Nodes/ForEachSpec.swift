import VitrineJSON
import VitrineSceneFormat
import VitrineSource

/// Nodes repeated for each element of the data.
package struct ForEachSpec: Sendable {
    var data: [SceneValue] = []
    var name = "item"
    var content: SceneValue?

    static let codec = Codec<ForEachSpec>.record(
        .forEach, from: ForEachSpec(),
        [
            Field(
                "data", dataCodec, required: true,
                "a list of texts, numbers or mappings; a file of rows; a group of design tokens; or how often"
            ) {
                $0.data = $1
            },
            Field("as", nameCodec, "the name of each piece in the content. Default: `item`") {
                $0.name = $1
            },
            Field(
                "content", .raw(.anyOf([.reference("node"), .array(.reference("node"))])), required: true,
                "the nodes, in which `{item}`, `{item.key}` and `{index}` stand for the data"
            ) { $0.content = $1 },
        ])

    private static let countLimit = 1000

    private static let dataCodec = Codec<[SceneValue]>(unresolved: pieces.schema, expected: .data) {
        value, reader in
        guard let members = reader.members(ofGroup: value) else { return pieces.read(value, reader) }
        guard members.count <= countLimit else {
            reader.report(
                .tooMany(noun: "tokens of a group", count: members.count, limit: countLimit), at: value.mark)
            return nil
        }
        return members
    }

    private static let pieces = Codec<[SceneValue]>(
        .anyOf([
            .integer(minimum: 0, maximum: countLimit), .array(.any, maximum: countLimit),
            .pattern(#"\.(csv|tsv|json)(#.*)?$"#),
        ]),
        expected: .data
    ) { value, reader in
        if case .string(let text) = value.content, let file = DataFile(text) {
            return file.rows(for: value, limit: countLimit, reader)
        }
        if value.isNumber {
            return Codec<Int>.integer(0...countLimit).read(value, reader).map { count in
                (0..<count).map { SceneValue(.number(Double($0), literal: "\($0)"), at: value.mark) }
            }
        }
        let rows = Codec<[SceneValue]>.list(
            of: .raw, count: 0...countLimit, expected: .data
        ).read(value, reader)
        rows.map { warnOfPieces(in: $0, reader) }
        return rows
    }

    /// Warns of keys without a value that only one row has: `{ name: Milk, eggs }` cuts a text at its comma.
    private static func warnOfPieces(in rows: [SceneValue], _ reader: SceneReader) {
        let counts = rows.reduce(into: [String: Int]()) { counts, row in
            for key in row.keys { counts[key, default: 0] += 1 }
        }
        for case .mapping(let entries) in rows.map(\.content) {
            for entry in entries {
                guard case .null = entry.value.content, counts[entry.key] == 1,
                    rows.count > 1 || entry.key.contains(" ")
                else { continue }
                reader.warn(
                    .unusedKey,
                    .odd(
                        entry.key, because: "has no value, and no other row has it",
                        instead: "a text with a comma needs quotes"),
                    at: entry.keyMark)
            }
        }
    }

    private static let nameCodec = Codec<String>(
        unresolved: .pattern("^[A-Za-z_][A-Za-z0-9_]*$"), expected: "a name",
        resolvesReferences: false
    ) { value, reader in
        if case .string(let name) = value.content, name.first == "{", name.last == "}" {
            reader.report(
                .wrongType(
                    expected: .pieceName, found: value.kindName),
                at: value.mark)
            // The content has it.
            return String(name.dropFirst().dropLast())
        }
        guard case .string(let name) = value.content, name != "index", let first = name.first,
            first.isASCII, first.isLetter || first == "_",
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
        else { return reader.mismatch(value, expected: .pieceName) }
        return name
    }
}

extension Noun {
    package static let forEach: Noun = "a forEach"
    package static let data: Noun = "a list of data, or a whole number"
    package static let pieceName: Noun = "a name of letters and digits, other than `index`"
}

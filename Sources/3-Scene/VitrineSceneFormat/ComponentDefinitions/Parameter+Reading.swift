import VitrineJSON
import VitrineSource
import VitrineStyle

extension Parameter {
    private struct Fields: Sendable {
        var type: String?
        var defaultValue: SceneValue?
        var minimum: SceneValue?
        var maximum: SceneValue?
        var values: [String]?
        var element: String?
        var summary: String?
    }

    private static let typeCodec = Codec<String>.choice(
        .type, ParameterType.names.map { ($0, $0) })

    private static let parts = Codec<Fields>.record(
        "a parameter", from: Fields(),
        [
            Field("type", typeCodec, required: true, "the type of its values") { $0.type = $1 },
            Field(
                "default", .raw, "its value where a use gives none; without it, uses must; null for nothing"
            ) {
                $0.defaultValue = $1
            },
            Field("minimum", .raw(.number()), "the least number, whole number or length") { $0.minimum = $1 },
            Field("maximum", .raw(.number()), "the greatest number, whole number or length") {
                $0.maximum = $1
            },
            Field("values", .list(of: .word("a word"), count: 1...100), "the words of a choice") {
                $0.values = $1
            },
            Field("of", typeCodec, "the type of a list's values") { $0.element = $1 },
            Field("summary", .text, "a description of the parameter, for editors") { $0.summary = $1 },
        ])

    static let schema = JSONSchema.anyOf([typeCodec.schema, parts.schema])

    /// Reads a parameter definition; returns `nil` after reporting an error.
    static func read(_ entry: SceneValue.Entry, _ reader: SceneReader) -> Parameter? {
        let value = entry.value
        if case .string = value.content {
            guard let name = typeCodec.read(value, reader) else { return nil }
            return type(Fields(type: name), value, reader).map {
                Parameter(name: entry.key, mark: entry.keyMark, type: $0)
            }
        }
        guard value.isMapping else {
            return reader.mismatch(value, expected: "a type, or a mapping with `type`")
        }
        guard let parts = parts.read(value, reader), let type = type(parts, value, reader) else { return nil }
        var parameter = Parameter(
            name: entry.key, mark: entry.keyMark, type: type, defaultValue: parts.defaultValue,
            summary: parts.summary
        )
        if let standard = parts.defaultValue, !standard.isNull, !standard.hasReferences,
            !type.accepts(standard, reader)
        {
            parameter.defaultValue = SceneValue(type.placeholder, at: standard.mark)
        }
        return parameter
    }

    private static func type(_ parts: Fields, _ value: SceneValue, _ reader: SceneReader) -> ParameterType? {
        guard let name = parts.type else { return nil }
        let isRanged = ["number", "integer", "length"].contains(name)
        for (key, isFine) in [
            ("minimum", isRanged), ("maximum", isRanged), ("values", name == "choice"),
            ("of", name == "list"),
        ] where !isFine {
            if let entry = value.entry(key) {
                reader.report(
                    .notAllowed(noun: key, on: "a parameter of the type `\(name)`", instead: nil),
                    at: entry.keyMark)
            }
        }
        switch name {
        case "text": return .text
        case "number": return range(parts, -1e9...1e9, reader).map { .number($0) }
        case "length":
            let longest = SceneLimits.standard.length
            return range(parts, -longest...longest, reader).map { .length($0) }
        case "integer":
            return range(parts, -1e9...1e9, isWhole: true, reader).map {
                .integer(Int($0.lowerBound)...Int($0.upperBound))
            }
        case "flag": return .flag
        case "color": return .color
        case "icon": return .icon
        case "paint": return .paint
        case "font": return .font
        case "choice":
            guard let values = parts.values else {
                if value.entry("values") == nil {
                    reader.report(.missingKey("values", on: .conditional), at: value.mark)
                }
                return nil
            }
            return .choice(values)
        case "list":
            return .list(of: parts.element.flatMap { simple($0) })
        case "node": return .node
        default: return .any
        }
    }

    /// Returns the type of a list's elements, which has no bounds and no words of its own.
    private static func simple(_ name: String) -> ParameterType? {
        let widest = -1e9...1e9
        let types: [String: ParameterType] = [
            "text": .text, "number": .number(widest), "integer": .integer(-1_000_000_000...1_000_000_000),
            "flag": .flag, "color": .color, "length": .length(widest), "icon": .icon, "paint": .paint,
            "font": .font, "node": .node, "list": .list(of: nil),
        ]
        return types[name]
    }

    private static func range(
        _ parts: Fields, _ widest: ClosedRange<Double>, isWhole: Bool = false, _ reader: SceneReader
    ) -> ClosedRange<Double>? {
        let codec =
            isWhole ? Codec<Int>.integer(-1_000_000_000...1_000_000_000).map(Double.init) : .number(widest)
        let minimum = parts.minimum.map { codec.read($0, reader) } ?? widest.lowerBound
        let maximum = parts.maximum.map { codec.read($0, reader) } ?? widest.upperBound
        guard let minimum, let maximum else { return nil }
        guard minimum <= maximum else {
            reader.report(
                .outOfRange(
                    PrintedText.number(maximum),
                    allowed: "its `minimum`, \(PrintedText.number(minimum)), or more"),
                at: (parts.maximum ?? parts.minimum)?.mark ?? .start)
            return nil
        }
        return minimum...maximum
    }
}

extension Noun {
    package static let type: Noun = "a type"
    package static let conditional: Noun = "a choice"
}

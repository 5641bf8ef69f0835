import VitrineJSON
import VitrineSource
import VitrineStyle
import VitrineText

extension Codec where Value == [String: Int] {
    /// OpenType features: four-character tags with numeric values or flags.
    static let features = Codec(
        .map(of: .anyOf([.boolean, .integer(minimum: 0, maximum: 65535)])), expected: "OpenType features"
    ) { value, reader in
        guard case .mapping(let entries) = value.content else {
            return reader.mismatch(value, expected: "OpenType features")
        }
        var features: [String: Int] = [:]
        for entry in entries {
            guard entry.key.utf8.count == 4, entry.key.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
                reader.report(.invalidFontFeature(entry.key), at: entry.keyMark)
                continue
            }
            if !FontFeatures.isKnown(entry.key) {
                reader.warn(
                    .unusedFontFeature,
                    .noEffect(
                        noun: entry.key, on: .font, because: "it is no feature that OpenType registers"),
                    at: entry.keyMark)
            }
            if case .bool(let flag) = entry.value.content {
                features[entry.key] = flag ? 1 : 0
            } else if let number = Codec<Int>.integer(0...65535).read(entry.value, reader) {
                features[entry.key] = number
            }
        }
        return features
    }
}

extension Codec where Value == String {
    /// A BCP 47 language tag.
    package static let language = Codec(
        .pattern("^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"), expected: .language
    ) { value, reader in
        let text: String
        switch value.content {
        case .string(let string): text = string
        // The tag of Norwegian is also a YAML word for false.
        case .bool(false): text = "no"
        default: return reader.mismatch(value, expected: .language)
        }
        return SceneLocale(tag: text) == nil ? reader.mismatch(value, expected: .language) : text
    }
}

extension Codec where Value == LineLimitSpec {
    private static let lines = Codec<Int>.integer(1...1000)

    /// A number of lines, or `{ lines, reservesSpace }`.
    package static let lineLimit = either(
        .record(
            .lineLimit, from: LineLimitSpec(),
            [
                Field("lines", lines, required: true, "the most lines") { $0.lines = $1 },
                Field(
                    "reservesSpace", .bool, "`true` to reserve the height of all lines if the text has fewer"
                ) {
                    $0.reservesSpace = $1
                },
            ]), when: \.isMapping, or: lines.map { LineLimitSpec(lines: $0) })
}

extension Codec where Value == SmallCaps {
    /// `true` for all letters, or the letters concerned.
    static let smallCaps = Codec(
        .anyOf([.boolean, .enumeration(SmallCaps.allCases.map(\.rawValue))]),
        expected: "true, false, lowercase or uppercase"
    ) { value, reader in
        if case .bool(let flag) = value.content { return flag ? .all : SmallCaps.none }
        return cases("a kind of small capitals").read(value, reader)
    }
}

extension Noun {
    package static let language: Noun = "a language tag such as `en` or `zh-Hant`"
    package static let lineLimit: Noun = "a line limit"
}

import VitrineJSON
import VitrineSource

/// A value that must be met, or one behind `<`, `<=`, `>`, `>=`.
struct Bound<Value: Comparable & Sendable>: Sendable {
    /// Empty where the value itself must be met.
    var sign: String
    var value: Value

    func contains(_ other: Value) -> Bool {
        switch sign {
        case ">=": other >= value
        case "<=": other <= value
        case ">": other > value
        case "<": other < value
        default: other == value
        }
    }

    /// Returns the value of a type that is nearest to another one within the bound.
    func clamped(_ other: Value) -> Value where Value: CaseIterable {
        let allowed = Value.allCases.filter(contains).sorted()
        guard let least = allowed.first, let greatest = allowed.last else { return value }
        return min(max(other, least), greatest)
    }

    /// Reads a bound.
    ///
    /// - Parameters:
    ///   - codec: Reads the value.
    ///   - words: All values in words; none for numbers.
    static func codec(of codec: Codec<Value>, words: [String]) -> Codec<Bound> {
        let operand = words.isEmpty ? #"\d+(\.\d+)?"# : "(\(words.joined(separator: "|")))"
        let schema = JSONSchema.anyOf([codec.schema, .pattern("^(>=|<=|>|<) *\(operand)$")])
        return Codec<Bound>(schema, expected: codec.expected.followed(by: ", or `>=` and one")) {
            value, reader in
            guard case .string(let text) = value.content,
                let sign = [">=", "<=", ">", "<"].first(where: { text.hasPrefix($0) })
            else { return codec.read(value, reader).map { Bound(sign: "", value: $0) } }
            let rest = String(text.dropFirst(sign.count).drop { $0 == " " })
            let content: SceneValue.Content
            if let number = Double(rest) {
                content = .number(number, literal: rest)
            } else {
                content = .string(rest)
            }
            return codec.read(SceneValue(content, at: value.mark), reader).map {
                Bound(sign: sign, value: $0)
            }
        }
    }
}

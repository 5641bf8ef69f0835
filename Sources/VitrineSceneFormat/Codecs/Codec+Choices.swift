import VitrineJSON
import VitrineSource

extension Codec where Value: Sendable {
    /// Returns a codec for one of several words.
    ///
    /// - Parameter what: The name of the choice for messages, with its article, as in "a device".
    package static func choice(_ what: String, _ table: [(String, Value)]) -> Codec {
        let names = table.map(\.0)
        let noun = what.split(separator: " ", maxSplits: 1).last.map(String.init) ?? what
        return Codec(.enumeration(names), expected: what) { value, reader in
            let text: String
            switch value.content {
            case .string(let string): text = string
            // A number such as the weight 600 or a word such as `true` may name a choice as well.
            case .number(_, let literal): text = literal
            case .bool(let flag): text = "\(flag)"
            default: return reader.mismatch(value, expected: "\(what): \(names.joined(separator: ", "))")
            }
            guard let match = table.first(where: { $0.0 == text }) else {
                reader.report(.unknownValue(text, noun: noun, known: names), at: value.mark)
                return nil
            }
            return match.1
        }
    }

    /// Returns a codec for the raw values of an enumeration.
    package static func cases(_ what: String) -> Codec
    where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
        choice(what, Value.allCases.map { ($0.rawValue, $0) })
    }

    /// Returns a codec that reads with one of two codecs, so that errors refer to what was meant.
    ///
    /// - Parameters:
    ///   - first: The codec for values for which `fits` returns `true`.
    ///   - second: The codec for all other values.
    package static func either(
        _ first: Codec, when fits: @escaping @Sendable (SceneValue) -> Bool, or second: Codec
    ) -> Codec {
        Codec(.anyOf([first.schema, second.schema]), expected: "\(first.expected) or \(second.expected)") {
            value, reader in
            fits(value) ? first.read(value, reader) : second.read(value, reader)
        }
    }
}

extension Codec {
    /// Returns a codec for a list of values.
    ///
    /// - Parameters:
    ///   - element: The codec of each value.
    ///   - count: The number of values.
    ///   - name: The description of a list whose brackets are not all that a single value lacks.
    package static func list<Element>(
        of element: Codec<Element>, count: ClosedRange<Int> = 0...10_000, expected name: String? = nil
    ) -> Codec
    where Value == [Element] {
        let expected = name ?? "a list"
        return Codec(
            .array(
                element.schema, minimum: count.lowerBound > 0 ? count.lowerBound : nil,
                maximum: count.upperBound < 10_000 ? count.upperBound : nil),
            expected: expected
        ) { value, reader in
            guard case .sequence(let all) = value.content else {
                return reader.mismatch(value, expected: expected)
            }
            let values = element.resolvesReferences ? all.filter { !reader.isAbsent($0) } : all
            guard count.contains(values.count) else {
                let allowed =
                    count.lowerBound == count.upperBound
                    ? "exactly \(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
                reader.report(.outOfRange("a list of \(values.count)", allowed: allowed), at: value.mark)
                return nil
            }
            let read = reader.reportingOnce(values) { element.read($0, reader) }
            let present = read.compactMap { $0 }
            return present.count == read.count ? present : nil
        }
    }

    /// Returns a codec for a list, or for a single value that stands for a list of one.
    package static func oneOrMore<Element>(of element: Codec<Element>) -> Codec where Value == [Element] {
        let several = list(of: element)
        return Codec(
            .anyOf([element.schema, several.schema]), expected: "\(element.expected), or a list of them"
        ) {
            value, reader in
            if case .sequence = value.content { return several.read(value, reader) }
            return element.read(value, reader).map { [$0] }
        }
    }
}

extension SceneValue {
    package var isMapping: Bool {
        if case .mapping = content { true } else { false }
    }
    package var isSequence: Bool {
        if case .sequence = content { true } else { false }
    }
    package var isNumber: Bool {
        if case .number = content { true } else { false }
    }
    package var isNull: Bool {
        if case .null = content { true } else { false }
    }
}

extension Codec {
    /// Returns a codec for a value or null.
    package static func optional<Wrapped: Sendable>(_ codec: Codec<Wrapped>) -> Codec
    where Value == Wrapped? {
        Codec(.anyOf([.null, codec.schema]), expected: "\(codec.expected), or nothing") { value, reader in
            if value.isNull { return .some(nil) }
            return codec.read(value, reader).map { .some($0) } ?? nil
        }
    }
}

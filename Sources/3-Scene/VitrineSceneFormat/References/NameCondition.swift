import VitrineJSON
import VitrineSource

/// A condition on a name in scope, or on parts of its value: `{ state: pressed }`, `{ tone: [calm, warm] }`,
/// `{ index: ">0" }`, `{ item: { done: true, count: ">2" } }`, `{ item.done: true }`.
///
/// A list names several values, of which one must be there; a value that is a list is one in brackets of its
/// own, `{ item.sizes: [[1, 2]] }`. What other pieces of the same data have and this one lacks is nothing.
struct NameCondition {
    /// The name, and the keys that lead to a part of its value.
    private let path: [String]
    private let scope: Scope
    private let reader: SceneReader

    private var name: String { path.joined(separator: ".") }

    /// Returns a codec that tests whether the name's value equals the given one or one of several, or is
    /// within a bound; a mapping asks for its parts.
    ///
    /// - Parameters:
    ///   - path: The name, and the keys that lead to a part of its value.
    ///   - mark: The place of the path, for reports of unknown keys. Default: that of the value asked for.
    static func codec(_ path: [String], at mark: SourceMark? = nil, in scope: Scope) -> Codec<Bool> {
        Codec<Bool>(.any, expected: "a value for `\(path.joined(separator: "."))`") { value, reader in
            let condition = NameCondition(path: path, scope: scope, reader: reader)
            if reader.isMissing(path, in: scope) { return condition.meetsAny(nothing(value.mark), value) }
            guard case .found(let actual) = reader.lookUp(path, in: scope, at: mark ?? value.mark) else {
                return nil
            }
            return condition.meetsAny(actual, value)
        }
    }

    private static func nothing(_ mark: SourceMark) -> SceneValue {
        SceneValue(.null, at: mark, in: nil, isResolved: true)
    }

    /// Returns `true` if a value is the one that is asked for, or one of several; `nil` after a report.
    private func meetsAny(_ actual: SceneValue, _ asked: SceneValue) -> Bool? {
        guard case .sequence(let choices) = asked.content else { return meets(actual, asked) }
        let resolved = choices.compactMap { reader.resolveIfPresent($0) }
        guard resolved.count == choices.count else { return nil }
        if actual.isSequence, !resolved.allSatisfy({ $0.isSequence || $0.isNull }) {
            reader.report(.wrongType(expected: listOfLists, found: "a list of other values"), at: asked.mark)
            return nil
        }
        let met = resolved.map { meets(actual, $0) }
        return met.contains(nil) ? nil : met.contains(true)
    }

    /// Returns `true` if all parts that are asked for are met.
    private func meets(_ actual: SceneValue, parts asked: [SceneValue.Entry]) -> Bool? {
        let met = asked.map { entry -> Bool? in
            let part = NameCondition(path: path + [entry.key], scope: scope, reader: reader)
            guard let found = actual.entry(entry.key)?.value ?? part.missing(entry.keyMark) else {
                reader.report(
                    .unknownValue(entry.key, noun: "key of `\(name)`", known: actual.keys.sorted()),
                    at: entry.keyMark)
                return nil
            }
            guard let asked = reader.resolveIfPresent(entry.value) else { return nil }
            return part.meetsAny(reader.resolveIfPresent(found) ?? Self.nothing(found.mark), asked)
        }
        return met.contains(nil) ? nil : !met.contains(false)
    }

    /// Returns nothing as a value if other pieces of the data have one; `nil` if none has.
    private func missing(_ mark: SourceMark) -> SceneValue? {
        reader.isMissing(path, in: scope) ? Self.nothing(mark) : nil
    }

    /// Returns a codec that tests whether parameters have a value and slots have nodes.
    static func given(_ scope: Scope, _ use: ComponentInstance) -> Codec<Bool> {
        let parameters = use.definition.parameters.map(\.name)
        let slots = use.definition.slots.map(\.name)
        let word = Codec<String>.choice(
            "a parameter or slot", (parameters + slots).map { ($0, $0) })
        let words = Codec<[String]>.oneOrMore(of: word)
        return Codec<Bool>(words.schema, expected: words.expected) { value, reader in
            words.read(value, reader).map { names in
                names.allSatisfy { name in
                    if slots.contains(name) {
                        return use.slots[name].map {
                            !reader.isAbsent($0) && !reader.nodes(in: $0).isEmpty
                        } ?? false
                    }
                    guard case .found(let value) = reader.lookUp([name], in: scope, at: value.mark) else {
                        return false
                    }
                    return !value.isNull
                }
            }
        }
    }

    private func meets(_ actual: SceneValue, _ asked: SceneValue) -> Bool? {
        if path.count == 1, case .choice(let words) = scope.type(of: name),
            ParameterType.word(words).read(asked, reader) == nil
        {
            return nil
        }
        switch (actual.content, asked.content) {
        case (_, .null): return actual.isNull
        case (.null, _): return false
        case (.number(let number, _), .number(let bound, _)): return number == bound
        case (.number(let number, _), .string(let text)):
            return bound(text, asked).map { $0.contains(number) }
        case (.bool(let flag), .bool(let other)): return flag == other
        case (.string(let text), .string(let other)): return text == other
        case (.string(let text), .number(_, let literal)): return text == literal
        case (.string(let text), .bool(let flag)): return text == "\(flag)"
        case (.mapping, .mapping(let parts)): return meets(actual, parts: parts)
        case (.sequence, .sequence): return areEqual(actual, asked)
        case (.sequence, _): return reader.mismatch(asked, expected: listOfLists)
        default:
            if let part = actual.keys.min() {
                return reader.mismatch(asked, expected: "parts of `\(name)` such as `\(name).\(part)`")
            }
            return reader.mismatch(asked, expected: "a value like that of `\(name)`, \(actual.kindName)")
        }
    }

    private var listOfLists: Noun { "a list of the lists that `\(name)` may be, such as `[[1, 2]]`" }

    /// Returns `true` if two values are equal with all that they hold.
    private func areEqual(_ one: SceneValue, _ other: SceneValue) -> Bool {
        switch (reader.resolveIfPresent(one)?.content, reader.resolveIfPresent(other)?.content) {
        case (nil, nil), (.null, .null): true
        case (.number(let one, _), .number(let other, _)): one == other
        case (.bool(let one), .bool(let other)): one == other
        case (.string(let one), .string(let other)): one == other
        case (.sequence(let one), .sequence(let other)):
            one.count == other.count && zip(one, other).allSatisfy(areEqual)
        case (.mapping(let one), .mapping(let other)):
            one.count == other.count
                && one.allSatisfy { entry in
                    other.contains { $0.key == entry.key && areEqual(entry.value, $0.value) }
                }
        default: false
        }
    }

    private func bound(_ text: String, _ value: SceneValue) -> Bound<Double>? {
        guard let sign = [">=", "<=", ">", "<"].first(where: { text.hasPrefix($0) }),
            let number = Double(String(text.dropFirst(sign.count).drop { $0 == " " })), number.isFinite
        else {
            return reader.mismatch(
                value, expected: Noun("a number, or one behind `<`, `<=`, `>` or `>=`", .number))
        }
        return Bound(sign: sign, value: number)
    }
}

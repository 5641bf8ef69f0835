import VitrineJSON
import VitrineSource

/// A condition on a name in scope, or on parts of its value: `{ state: pressed }`, `{ tone: [calm, warm] }`,
/// `{ index: ">0" }`, `{ item: { done: true, count: ">2" } }`, `{ item.done: true }`.
enum NameCondition {
    /// Returns a codec that tests whether the name's value equals the given one or one of several, or is
    /// within a bound; a mapping asks for its parts.
    ///
    /// - Parameters:
    ///   - path: The name, and the keys that lead to a part of its value.
    ///   - mark: The place of the path, for reports of unknown keys. Default: that of the value asked for.
    static func codec(_ path: [String], at mark: SourceMark? = nil, in scope: Scope) -> Codec<Bool> {
        let name = path.joined(separator: ".")
        return Codec<Bool>(.any, expected: "a value for `\(name)`") { value, reader in
            guard case .found(let actual) = reader.lookUp(path, in: scope, at: mark ?? value.mark) else {
                return nil
            }
            let type = path.count == 1 ? scope.type(of: name) : nil
            return meetsAny(actual, value, name, type, reader)
        }
    }

    /// Returns `true` if a value is the one that is asked for, or one of several; `nil` after a report.
    private static func meetsAny(
        _ actual: SceneValue, _ asked: SceneValue, _ name: String, _ type: ParameterType?,
        _ reader: SceneReader
    ) -> Bool? {
        guard case .sequence(let choices) = asked.content else {
            return meets(actual, asked, name, type, reader)
        }
        let met = choices.map { choice in
            reader.resolveIfPresent(choice).flatMap { meets(actual, $0, name, type, reader) }
        }
        return met.contains(nil) ? nil : met.contains(true)
    }

    /// Returns `true` if all parts that are asked for are met.
    private static func meets(
        _ actual: SceneValue, parts asked: [SceneValue.Entry], _ name: String, _ reader: SceneReader
    ) -> Bool? {
        if asked.isEmpty { return true }
        let met = asked.map { entry -> Bool? in
            guard let part = actual.entry(entry.key) else {
                reader.report(
                    .unknownValue(entry.key, noun: "key of `\(name)`", known: actual.keys.sorted()),
                    at: entry.keyMark)
                return nil
            }
            guard let asked = reader.resolveIfPresent(entry.value) else { return nil }
            let none = SceneValue(.null, at: part.value.mark, in: nil, isResolved: true)
            return meetsAny(
                reader.resolveIfPresent(part.value) ?? none, asked, "\(name).\(entry.key)", nil, reader)
        }
        return met.contains(nil) ? nil : !met.contains(false)
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
                        return use.slots[name].map { !reader.nodes(in: $0).isEmpty } ?? false
                    }
                    guard case .found(let value) = reader.lookUp([name], in: scope, at: value.mark) else {
                        return false
                    }
                    return !value.isNull
                }
            }
        }
    }

    private static func meets(
        _ actual: SceneValue, _ asked: SceneValue, _ name: String, _ type: ParameterType?,
        _ reader: SceneReader
    ) -> Bool? {
        if case .choice(let words) = type, ParameterType.word(words).read(asked, reader) == nil { return nil }
        switch (actual.content, asked.content) {
        case (_, .null): return actual.isNull
        case (.null, _): return false
        case (.number(let number, _), .number(let bound, _)): return number == bound
        case (.number(let number, _), .string(let text)):
            return bound(text, asked, reader).map { $0.contains(number) }
        case (.bool(let flag), .bool(let other)): return flag == other
        case (.string(let text), .string(let other)): return text == other
        case (.string(let text), .number(_, let literal)): return text == literal
        case (.string(let text), .bool(let flag)): return text == "\(flag)"
        case (.mapping, .mapping(let parts)): return meets(actual, parts: parts, name, reader)
        default:
            if let part = actual.keys.min() {
                return reader.mismatch(asked, expected: "parts of `\(name)` such as `\(name).\(part)`")
            }
            return reader.mismatch(asked, expected: "a value like that of `\(name)`, \(actual.kindName)")
        }
    }

    private static func bound(
        _ text: String, _ value: SceneValue, _ reader: SceneReader
    ) -> Bound<Double>? {
        guard let sign = [">=", "<=", ">", "<"].first(where: { text.hasPrefix($0) }),
            let number = Double(String(text.dropFirst(sign.count).drop { $0 == " " })), number.isFinite
        else {
            return reader.mismatch(
                value, expected: Noun("a number, or one behind `<`, `<=`, `>` or `>=`", .number))
        }
        return Bound(sign: sign, value: number)
    }
}

import VitrineJSON

/// A condition on a name in scope: `{ state: pressed }`, `{ tone: [calm, warm] }`, `{ index: ">0" }`.
enum NameCondition {
    /// Returns a codec that tests whether the name's value equals the given one or one of several, or is
    /// within a bound.
    static func codec(_ name: String, in scope: Scope) -> Codec<Bool> {
        Codec<Bool>(.any, expected: "a value for `\(name)`") { value, reader in
            guard case .found(let actual) = reader.lookUp([name], in: scope, at: value.mark) else {
                return nil
            }
            let type = scope.type(of: name)
            guard case .sequence(let choices) = value.content else {
                return meets(actual, value, name, type, reader)
            }
            let met = choices.map { choice in
                reader.resolveIfPresent(choice).flatMap { meets(actual, $0, name, type, reader) }
            }
            return met.contains(nil) ? nil : met.contains(true)
        }
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
        default:
            return reader.mismatch(asked, expected: "a value like that of `\(name)`, \(actual.kindName)")
        }
    }

    private static func bound(
        _ text: String, _ value: SceneValue, _ reader: SceneReader
    ) -> Bound<Double>? {
        guard let sign = [">=", "<=", ">", "<"].first(where: { text.hasPrefix($0) }),
            let number = Double(String(text.dropFirst(sign.count).drop { $0 == " " })), number.isFinite
        else { return reader.mismatch(value, expected: "a number, or one behind `<`, `<=`, `>` or `>=`") }
        return Bound(sign: sign, value: number)
    }
}

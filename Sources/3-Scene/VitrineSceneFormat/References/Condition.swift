import VitrineGeometry
import VitrineJSON
import VitrineMotion
import VitrineSource
import VitrineStyle

/// A condition on the environment for a node to be included: `when: { dynamicType: ">=AX1", appearance: dark
/// }`.
///
/// All keys of a mapping must hold; `any` lists conditions of which one must hold, `not` one that must not.
/// The names in scope, of data and of a component's parameters, are keys as well, and take precedence; so are
/// the paths of parts of them: `{ item.done: true }`, which is `{ item: { done: true } }`.
package enum Condition: Sendable {
    private struct Fields: Sendable {
        var holds = true

        mutating func demand(_ condition: Bool) { holds = holds && condition }
    }

    /// Returns `true` if a condition holds, a mapping or a flag in braces, `"{item.done}"`; `nil` after
    /// reporting an error.
    static func isMet(_ value: SceneValue, _ reader: SceneReader) -> Bool? {
        guard let motion = reader.motion else { return read(value, reader) }
        return motion.deciding { read(value, reader) }
    }

    private static func read(_ value: SceneValue, _ reader: SceneReader) -> Bool? {
        guard case .string(let text) = value.content, value.hasReferences else {
            return mapping.read(value, reader)
        }
        if let scope = value.scope, reader.isMissing(path(inBraces: text), in: scope) { return false }
        switch reader.resolve(value) {
        case .value(let found):
            if case .bool(let flag) = found.content { return flag }
            // The data is elsewhere, and what is wrong is here.
            let here = SceneValue(found.content, at: value.mark, in: found.scope, isResolved: true)
            return mapping.read(here, reader)
        // What has no value is not true.
        case .absent: return false
        case .conditional: return mapping.read(value, reader)
        case .failed: return nil
        }
    }

    /// Returns the keys of a path that stands alone in braces; none for other texts.
    private static func path(inBraces text: String) -> [String] {
        let inner = text.dropFirst().dropLast()
        guard text.first == "{", text.last == "}",
            inner.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) })
        else { return [] }
        return inner.partsBetweenDots
    }

    private static let mapping = Codec<Bool>(
        .reference("condition"), expected: .conditionMapping
    ) { value, reader in
        func known(_ keys: Set<String>?) -> [Field<Fields>] {
            names(in: value.scope, for: keys) + parts(in: value) + fields(reader.environment, for: keys)
        }
        let keys = value.keys
        if value.isMapping, keys.isEmpty {
            reader.report(.missingAnyKey(of: known(nil).map(\.name), on: .condition), at: value.mark)
            return nil
        }
        if keys.contains(SceneReader.time) { reader.motion?.noteTime() }
        if keys.isSubset(of: plainKeys), !keys.contains(where: { value.scope?[$0] != nil }) {
            return plain.read(value, reader)?.holds
        }
        // All fields are made only for a key that none of them has, which the others are suggested for.
        let some = known(keys)
        let areAll = keys.isSubset(of: some.map(\.name))
        return Codec<Fields>.record(.condition, from: Fields(), areAll ? some : known(nil))
            .read(value, reader)?.holds
    }

    /// Returns the fields for conditions on parts of what is in scope, whose keys are paths.
    private static func parts(in condition: SceneValue) -> [Field<Fields>] {
        guard let scope = condition.scope, case .mapping(let entries) = condition.content else { return [] }
        return entries.compactMap { entry -> Field<Fields>? in
            let path = entry.key.partsBetweenDots
            guard path.count > 1, let root = path.first, scope[root] != nil, !path.contains("") else {
                return nil
            }
            return Field(
                entry.key, NameCondition.codec(path, at: entry.keyMark, in: scope),
                "the required value of \(entry.key)"
            ) { (parts: inout Fields, holds: Bool) in parts.demand(holds) }
        }
    }

    /// Returns the fields for conditions on names in scope, or on those of them that are keys.
    private static func names(in scope: Scope?, for keys: Set<String>?) -> [Field<Fields>] {
        guard let scope else { return [] }
        let names = scope.allNames.filter { keys?.contains($0) ?? true }.sorted().map { name in
            Field("\(name)", condition(on: name, in: scope), "the required value of \(name)") {
                (parts: inout Fields, holds: Bool) in parts.demand(holds)
            }
        }
        guard let use = scope.use, keys?.contains("given") ?? true else { return names }
        return names + [
            Field(
                "given", NameCondition.given(scope, use),
                "a parameter or a slot, or several, that must be given"
            ) { $0.demand($1) }
        ]
    }

    /// Returns the codec of a condition on a name in scope. One called `state` does not hide the states of
    /// the scene, whose names stand in a mapping.
    private static func condition(on name: String, in scope: Scope) -> Codec<Bool> {
        let own = NameCondition.codec([name], in: scope)
        guard name == StateCondition.key else { return own }
        return Codec<Bool>(unresolved: own.schema, expected: own.expected) { value, reader in
            let isOfScene = reader.motion?.script.states.contains { value.entry($0.name) != nil } ?? false
            return (isOfScene ? StateCondition.codec : own).read(value, reader)
        }
    }

    /// The schema of a condition.
    package static let schema = JSONSchema.openObject(
        fields(SceneEnvironment(), for: nil).map(\.property))

    /// Returns the fields for conditions on the environment and on states, or those of them that are keys.
    private static func fields(_ environment: SceneEnvironment, for keys: Set<String>?) -> [Field<Fields>] {
        func isAsked(_ name: String) -> Bool { keys?.contains(name) ?? true }
        func fields(_ group: EnvironmentCondition.Group) -> [Field<Fields>] {
            asked.filter { $0.condition.group == group && isAsked($0.name) }.map { name, condition in
                condition.field(name, in: environment) { $0.demand($1) }
            }
        }
        return fields(.preferences) + fields(.extent) + fields(.content) + others.filter { isAsked($0.name) }
    }

    /// The fields for conditions that have nothing to do with the environment.
    private static let others: [Field<Fields>] = [
        Field(StateCondition.key, StateCondition.codec, "the values that states of the scene have") {
            $0.demand($1)
        },
        Field(
            "any", .list(of: .condition, count: 1...100, example: "[{ appearance: dark }, { os: 26 }]"),
            "conditions of which one must hold"
        ) { $0.demand($1.contains(true)) },
        Field("not", .condition, "a condition that must not hold") { $0.demand(!$1) },
    ]

    /// The codec of conditions on neither names nor the environment, as most of those on states are.
    private static let plain = Codec<Fields>.record(.condition, from: Fields(), others)
    private static let plainKeys = Set(others.map(\.name))

    /// Returns `true` if a key with a value may be a condition on the environment. What a reference refers to
    /// is not known.
    static func isAboutEnvironment(_ entry: SceneValue.Entry, _ reader: SceneReader) -> Bool {
        guard let condition = asked.first(where: { $0.name == entry.key })?.condition else { return false }
        if entry.value.hasReferences { return true }
        let field: Field<Fields> = condition.field(entry.key, in: reader.environment) { $0.demand($1) }
        let key = SceneValue(.mapping([entry]), at: entry.keyMark)
        return reader.accepts {
            Codec<Fields>.record(.condition, from: Fields(), [field]).read(key, reader) != nil
        }
    }

    /// The names of the conditions on the environment.
    static let environmentNames = Set(asked.map(\.name))

    /// The conditions on the environment: those of each axis that has one, and those on the canvas' size.
    private static let asked: [(name: String, condition: EnvironmentCondition)] =
        EnvironmentAxes.all.compactMap { axis in axis.condition.map { (axis.name, $0) } } + [
            (
                "width",
                .bounded(.size, "the canvas' width in points, such as `>=600`", in: .extent) {
                    $0.canvasSize?.width ?? 0
                }
            ),
            (
                "height",
                .bounded(.size, "the canvas' height in points", in: .extent) { $0.canvasSize?.height ?? 0 }
            ),
        ]
}

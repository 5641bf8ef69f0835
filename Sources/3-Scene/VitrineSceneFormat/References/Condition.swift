import VitrineGeometry
import VitrineJSON
import VitrineSource
import VitrineStyle

/// A condition on the environment for a node to be included: `when: { dynamicType: ">=AX1", appearance: dark
/// }`.
///
/// All keys of a mapping must hold; `any` lists conditions of which one must hold, `not` one that must not.
/// The names in scope, of data and of a component's parameters, are keys as well, and take precedence.
package enum Condition: Sendable {
    private struct Fields: Sendable {
        var holds = true

        mutating func demand(_ condition: Bool) { holds = holds && condition }
    }

    /// A codec whose value is `true` if the condition holds.
    package static let codec = Codec<Bool>(
        .reference("condition"), expected: "a condition such as `{ dynamicType: \">=AX1\" }`"
    ) { value, reader in
        if case .mapping(let entries) = value.content, entries.isEmpty {
            let known = (names(in: value.scope) + fields(reader.environment)).map(\.name)
            reader.report(.missingAnyKey(of: known, on: "a condition"), at: value.mark)
            return nil
        }
        return Codec<Fields>.record(
            "a condition", from: Fields(), names(in: value.scope) + fields(reader.environment)
        ).read(value, reader)?.holds
    }

    /// Returns the fields for conditions on names in scope.
    private static func names(in scope: Scope?) -> [Field<Fields>] {
        guard let scope else { return [] }
        let names = scope.allNames.sorted().map { name in
            Field("\(name)", NameCondition.codec(name, in: scope), "the required value of \(name)") {
                (parts: inout Fields, holds: Bool) in parts.demand(holds)
            }
        }
        guard let use = scope.use else { return names }
        return names + [
            Field(
                "given", NameCondition.given(scope, use),
                "a parameter or a slot, or several, that must be given"
            ) {
                $0.demand($1)
            }
        ]
    }

    /// The schema of a condition.
    package static let schema = JSONSchema.openObject(fields(SceneEnvironment()).map(\.property))

    private static func fields(_ environment: SceneEnvironment) -> [Field<Fields>] {
        func fields(_ group: EnvironmentCondition.Group) -> [Field<Fields>] {
            asked.filter { $0.condition.group == group }.map { name, condition in
                condition.field(name, in: environment) { $0.demand($1) }
            }
        }
        return fields(.preferences) + fields(.extent) + fields(.content) + [
            Field("any", .list(of: codec, count: 1...100), "conditions of which one must hold") {
                $0.demand($1.contains(true))
            },
            Field("not", codec, "a condition that must not hold") { $0.demand(!$1) },
        ]
    }

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

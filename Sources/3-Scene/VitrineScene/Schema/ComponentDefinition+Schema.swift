import VitrineJSON
import VitrineSceneFormat

extension ComponentDefinition {
    /// `true` if the component's bare name is a use of it.
    var acceptsNull: Bool {
        !parameters.contains { $0.defaultValue == nil } && !slots.contains(where: \.isRequired)
    }

    /// The schema of a use: the component's arguments and the modifiers beside them.
    var useSchema: JSONSchema {
        let schema = JSONSchema.object(
            [.init(name, givenSchema, isRequired: true)] + Modifiers.properties(accepting: []))
        return .described(schema, summary ?? "A component.")
    }

    private var givenSchema: JSONSchema {
        let parameterProperties = parameters.map { parameter in
            JSONSchema.Property(
                parameter.name,
                parameter.summary.map { .described(parameter.type.schema, $0) } ?? parameter.type.schema,
                isRequired: parameter.defaultValue == nil)
        }
        let slotProperties = slots.map { slot in
            JSONSchema.Property(
                slot.name, slot.summary.map { .described(Self.nodes, $0) } ?? Self.nodes,
                isRequired: slot.isRequired)
        }
        let state = states.isEmpty ? [] : [JSONSchema.Property("state", .enumeration(states))]
        var choices: [JSONSchema] = [.object(parameterProperties + slotProperties + state)]
        if acceptsNull { choices.append(.null) }
        let required = Set((parameterProperties + slotProperties).filter(\.isRequired).map(\.name))
        // Another value than a mapping stands for one parameter, and a list for one slot.
        if let property = parameterProperties.first(where: { $0.name == parameterWithoutKey }),
            required.isSubset(of: [property.name])
        {
            choices.append(property.schema)
        }
        if let slotWithoutKey, required.isSubset(of: [slotWithoutKey]) {
            choices.append(.array(.reference("node")))
        }
        return choices.count == 1 ? choices[0] : .anyOf(choices)
    }

    private static let nodes = JSONSchema.anyOf([.reference("node"), .array(.reference("node"))])
}

extension Modifiers {
    /// Returns the modifiers that a kind supports, as references to their definitions.
    static func properties(accepting accepted: Set<RestrictedModifier>) -> [JSONSchema.Property] {
        fields.filter { field in RestrictedModifier(rawValue: field.name).map(accepted.contains) ?? true }
            .map { .init($0.name, .reference("modifier.\($0.name)")) }
    }
}

import VitrineSource

/// A component as a scene or a library defines it.
package struct ComponentDefinition: Sendable {
    package var name: String
    package var mark: SourceMark
    package var summary: String?
    package var parameters: [Parameter] = []
    /// The same parameters, each after those that its default refers to.
    package var parametersByReference: [Parameter] = []
    package var slots: [Slot] = []
    /// The states of the component, the first being the default; empty if it has none.
    package var states: [String] = []
    /// The body: a node or a list of nodes, with references in braces.
    package var body: SceneValue

    /// A named position for nodes that a use supplies.
    package struct Slot: Sendable {
        package var name: String
        var mark: SourceMark
        package var isRequired = false
        package var summary: String?
    }

    /// The keys that a use may give.
    package var keys: [String] {
        parameters.map(\.name) + slots.map(\.name) + (states.isEmpty ? [] : ["state"])
    }

    /// The parameter that a value without a key is for: the one that each use must give, or else the only
    /// one.
    package var parameterWithoutKey: String? {
        let required = parameters.filter { $0.defaultValue == nil }
        return Self.only(required.map(\.name)) ?? Self.only(parameters.map(\.name))
    }

    /// The slot that a list without a key is for: the one that each use must fill, or else the only one.
    package var slotWithoutKey: String? {
        Self.only(slots.filter(\.isRequired).map(\.name)) ?? Self.only(slots.map(\.name))
    }

    private static func only(_ names: [String]) -> String? { names.count == 1 ? names.first : nil }

    /// The types of the names in the body, for conditions.
    package var types: [String: ParameterType] {
        var types = Dictionary(parameters.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
        if !states.isEmpty { types["state"] = .choice(states) }
        return types
    }
}

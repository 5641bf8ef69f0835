/// A component of a scene: a node with parameters and slots, to be used by its name with ``Node``.
///
/// In Swift, a view of your own does the same. Components are for scenes that are also written as YAML.
public struct ComponentDefinition: SceneConvertible {
    /// The name of the component.
    public let name: String

    /// The definition in the scene language.
    public let sceneLiteral: SceneLiteral

    /// Creates a definition.
    ///
    /// - Parameters:
    ///   - name: The name, which begins with a letter and is not that of a kind of node.
    ///   - summary: The meaning of the component. Default: none.
    ///   - parameters: The parameters by name, each a type or a record of type, default and limits.
    ///     Default: none.
    ///   - slots: The names of the slots, or records that describe them. Default: none.
    ///   - states: The states that uses can be in. Default: none.
    ///   - body: The nodes of the component, in which `{name}` is a parameter.
    public init(
        _ name: String, summary: String? = nil, parameters: SceneLiteral = .unset,
        slots: SceneLiteral = .unset, states: [String] = [], @ViewBuilder body: () -> ViewList
    ) {
        self.name = name
        sceneLiteral = .record([
            ("summary", summary), ("parameters", parameters), ("slots", slots),
            ("states", states.isEmpty ? .unset : SceneLiteral.list(states)), ("body", body()),
        ])
    }
}

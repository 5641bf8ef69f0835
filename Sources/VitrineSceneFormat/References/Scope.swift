/// What names in braces stand for at a place of a scene: the data of a `forEach`, the parameters of a component.
///
/// Values carry the scope that they were written in, so that what a scene hands to a component keeps the scene's names,
/// wherever in the component it ends up.
package final class Scope: Sendable {
    private let names: [String: SceneValue]
    private let parent: Scope?
    /// What values of parameters are, for conditions; names of data have none.
    private let types: [String: ParameterType]
    /// The use of a component whose body this is in; nil outside of components.
    package let use: ComponentInstance?

    /// Names within other names; the inner ones win.
    package init(_ names: [String: SceneValue], in parent: Scope?) {
        self.names = names
        self.parent = parent
        types = [:]
        use = parent?.use
    }

    /// The names of a component's body, which sees none around its use.
    package init(_ names: [String: SceneValue], types: [String: ParameterType], of use: ComponentInstance) {
        self.names = names
        self.types = types
        self.use = use
        parent = nil
    }

    /// What a name stands for; nil for an unknown one.
    package subscript(name: String) -> SceneValue? { names[name] ?? parent?[name] }

    /// What a name's value is to be; nil where it may be anything.
    func type(of name: String) -> ParameterType? {
        names[name] == nil ? parent?.type(of: name) : types[name]
    }

    /// All names that stand for something.
    var allNames: Set<String> { Set(names.keys).union(parent?.allNames ?? []) }
}

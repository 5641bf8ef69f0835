import VitrineSource

/// The names that expressions in braces can refer to at one place of a scene: the data of a `forEach`, the
/// parameters of a component.
///
/// Values carry the scope in which they were written. Values that a scene passes to a component therefore
/// keep the scene's names, wherever in the component they are used.
package final class Scope: Sendable {
    private let names: [String: SceneValue]
    /// The name of the pieces of the innermost `forEach`; `nil` outside of one.
    let pieceName: String?
    /// All pieces of the innermost `forEach`.
    private let pieces: [SceneValue]
    private let parent: Scope?
    /// The types of parameters, for conditions; names of data have none.
    private let types: [String: ParameterType]
    /// The use of the component whose body has this scope; `nil` outside of components.
    package let use: ComponentInstance?
    /// The suggestions for names that neither a scope nor the scene has.
    let suggestions: SuggestionBudget
    /// The suggestions for names that no scope has.
    let ownSuggestions: SuggestionBudget
    /// `true` if its names have values of the moment.
    private let isOfMoment: Bool

    /// Creates the scope of a piece of a `forEach`' data, whose names hide those around it.
    ///
    /// - Parameters:
    ///   - index: The piece's place in the data, counted from 0.
    ///   - pieces: All pieces of the data. Default: none, for one that has no others.
    ///   - parent: The scope around the `forEach`.
    package init(
        piece: SceneValue, named name: String, at index: Int, of pieces: [SceneValue] = [], in parent: Scope?
    ) {
        let number = SceneValue(.number(Double(index), literal: "\(index)"), at: piece.mark)
        names = [name: piece, "index": number]
        pieceName = name
        self.pieces = pieces
        self.parent = parent
        types = [:]
        use = parent?.use
        suggestions = parent?.suggestions ?? SuggestionBudget()
        ownSuggestions = parent?.ownSuggestions ?? SuggestionBudget()
        isOfMoment = false
    }

    /// Creates the scope of a component's body, which sees no names from around its use.
    package init(_ names: [String: SceneValue], types: [String: ParameterType], of use: ComponentInstance) {
        self.names = names
        self.types = types
        self.use = use
        (parent, pieceName, pieces, isOfMoment) = (nil, nil, [], false)
        suggestions = SuggestionBudget()
        ownSuggestions = SuggestionBudget()
    }

    /// Creates a scope with more names than the one around it, which they hide, and with values of the
    /// moment.
    package init(_ names: [String: SceneValue], in parent: Scope?) {
        self.names = names
        self.parent = parent
        isOfMoment = true
        (types, pieceName, pieces) = ([:], parent?.pieceName, [])
        use = parent?.use
        suggestions = parent?.suggestions ?? SuggestionBudget()
        ownSuggestions = parent?.ownSuggestions ?? SuggestionBudget()
    }

    /// Returns the value of a name; `nil` for an unknown one.
    package subscript(name: String) -> SceneValue? { names[name] ?? parent?[name] }

    /// Returns the type of a name's value; `nil` if it may be anything.
    func type(of name: String) -> ParameterType? {
        names[name] == nil ? parent?.type(of: name) : types[name]
    }

    /// Returns all pieces of the data that a name stands for a piece of; none for other names.
    func pieces(named name: String) -> [SceneValue] {
        names[name] == nil ? parent?.pieces(named: name) ?? [] : name == pieceName ? pieces : []
    }

    /// The number of names in scope, those that are hidden included.
    var count: Int { names.count + (parent?.count ?? 0) }

    /// All names in scope.
    var allNames: Set<String> { Set(names.keys).union(parent?.allNames ?? []) }

    /// Returns what the scope says; `nil` if that is too much, or another thing at each moment.
    ///
    /// - Parameter number: A function that returns the number that stands for another scope, 0 for none.
    func signature(numbering number: (Scope?) -> Int?) -> ScopeSignature? {
        guard !isOfMoment, let outer = number(parent) else { return nil }
        var left = ScopeSignature.capacity
        var found: [ScopeSignature.Name] = []
        for name in names.keys.sorted() {
            guard let value = names[name],
                let part = ScopeSignature.Value(value, left: &left, numbering: number)
            else { return nil }
            found.append(ScopeSignature.Name(name: name, value: part))
        }
        return ScopeSignature(
            names: found, pieceName: pieceName, component: use?.definition.name,
            use: use?.trace.map(\.mark) ?? [], parent: outer)
    }
}

/// A use of a component. Its kind is not in `NodeKinds.all`: each component's own name is.
enum ComponentNode: NodeKind {
    static let name = "component"
    static let summary = "A component of the scene or of a library."
    static let payload = Codec<SceneValue>.raw

    static func build(_ payload: SceneValue, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let nothing = SequenceElement(source: context.source, children: [])
        guard let definition = context.component,
            let scope = ComponentUse.scope(of: definition, given: payload, context)
        else { return nothing }
        var inner = context
        inner.component = nil
        let nodes = context.reader.nodes(in: definition.body.bound(to: scope))
        let isAlone = nodes.count == 1
        let children = inner.children(
            nodes, axis: isAlone ? context.inherited.axis : nil,
            equal: isAlone ? context.inherited.equal : [], place: isAlone ? context.gridPlace : .none)
        guard let first = children.first else { return nothing }
        var state: String?
        if case .string(let word)? = scope["state"]?.content, !definition.states.isEmpty { state = word }
        func named(_ element: any Element) -> any Element {
            ComponentElement(source: context.source, content: element, name: definition.name, state: state)
        }
        if context.isInBody {
            // In the scene's body the nodes may reach the canvas' edges, each for itself.
            return SequenceElement(
                source: context.source,
                children: children.map { child in
                    guard let edges = child as? EdgesElement else { return named(child) }
                    return EdgesElement(content: named(edges.content), edges: edges.edges)
                })
        }
        if children.count > 1 {
            return named(ZStackElement(source: context.source, alignment: .center, children: children))
        }
        // A row of a grid is taken apart by the grid.
        return first is any SeveralElements ? first : named(first)
    }
}

/// The place of nodes that a use of a component hands in.
enum SlotNode: NodeKind {
    struct Properties: Sendable {
        var name = ""
        var mark = SourceMark.start
    }

    static let name = "slot"
    static let summary =
        "In a component: the nodes that a use hands in under this name, or those of `else`; modifiers apply to each."
    static let payload = Codec<Properties>(.pattern(#"\S"#), expected: "the name of a slot") {
        value, reader in
        Codec<String>.word("the name of a slot").read(value, reader).map {
            Properties(name: $0, mark: value.mark)
        }
    }
    static let accepts: Set<RestrictedModifier> = [.otherwise]
    static let isTransparent = true

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let nothing = SequenceElement(source: context.source, children: [])
        guard let use = context.scope?.use else {
            context.reader.report(
                .notAllowed(
                    what: name, on: "a node outside of components",
                    instead: "it belongs in a component's body"),
                at: context.source.mark)
            return nothing
        }
        guard use.definition.slots.contains(where: { $0.name == payload.name }) else {
            context.reader.report(
                .unknownValue(payload.name, what: "slot", known: use.definition.slots.map(\.name)),
                at: payload.mark)
            return nothing
        }
        guard let content = use.slots[payload.name] ?? modifiers.otherwise else { return nothing }
        var inner = context
        inner.source.path += ".\(payload.name)"
        let children = inner.children(
            context.reader.nodes(in: content), axis: context.inherited.axis, place: context.gridPlace)
        return SequenceElement(source: context.source, children: children)
    }
}

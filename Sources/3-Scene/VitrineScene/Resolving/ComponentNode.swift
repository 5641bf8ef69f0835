import VitrineLayout
import VitrineSceneFormat

/// A use of a component. This kind is not in `NodeKinds.all`; scenes refer to components by their own names.
enum ComponentNode: NodeKind {
    static let name = "component"
    static let summary = "A component of the scene or of a library."
    static let payload = Codec<SceneValue>.raw

    static func build(_ payload: SceneValue, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let nothing = GroupElement(source: context.source, children: [])
        guard let definition = context.component,
            let scope = ComponentInstance.scope(of: definition, given: payload, context)
        else { return nothing }
        var inner = context
        inner.component = nil
        let nodes = context.reader.nodes(in: definition.body.bound(to: scope))
        let isAlone = nodes.count == 1
        let children = inner.children(
            nodes, axis: isAlone ? context.inherited.axis : nil,
            equal: isAlone ? context.inherited.equal : [], gridRole: isAlone ? context.gridRole : .none)
        guard let first = children.first else { return nothing }
        var state: String?
        if !definition.states.isEmpty, let value = scope["state"],
            case .string(let word)? = context.reader.resolveIfPresent(value)?.content
        {
            state = word
        }
        func named(_ element: any Element) -> any Element {
            ComponentElement(source: context.source, content: element, name: definition.name, state: state)
        }
        if context.isInBody {
            // In the scene's body, each of the nodes may extend to the canvas' edges on its own.
            return GroupElement(
                source: context.source,
                children: children.map { $0.mapWithinSafeArea(named) })
        }
        if children.count > 1 {
            return named(ZStackElement(source: context.source, alignment: .center, children: children))
        }
        // A grid row is flattened by its grid.
        return first.standsForSeveral ? first : named(first)
    }
}

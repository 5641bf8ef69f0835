import VitrineLayout
import VitrineSceneFormat
import VitrineStyle
import VitrineText

/// What a node is built with: what it inherits, where it is, and where errors go.
package struct BuildContext {
    package let reader: SceneReader
    /// The kinds that nodes may be of, but for the scene's own components.
    let kinds: NodeKindRegistry
    let text: TextEngine
    package var inherited: InheritedStyle
    /// The node's place in the scene, such as `body[0].card`, and its mark.
    package var source: ElementSource
    /// Whether the node stands in the body itself, where the safe area can be ignored.
    var isInBody = false
    /// What the node is to a grid around it.
    var gridRole = GridRole.none
    /// What names in the node's braces stand for; nil where there are none.
    var scope: Scope?
    /// The component that the node is a use of, and the node's id.
    var component: ComponentDefinition?
    var id: String?
    /// Whether the node is left out for a condition that does not hold, and only checked.
    var isOmitted = false
    /// Whether the node stands in adaptive glass, whose appearance it follows.
    var isAdaptive = false
    /// Whether the node stands in a container of glass.
    var isInGlassContainer = false
    /// Whether the node stands on a sheet, where dark backgrounds are lighter.
    package var isElevated = false
    /// Whether the node is a row of a list, which paints what lies behind its rows.
    package var isInList = false

    /// Builds child nodes, in order; those with errors are left out.
    /// Those that stand for several are taken apart.
    package func children(
        _ values: [SceneValue], axis: Axis? = nil, equal: Set<Axis> = [], gridRole place: GridRole = .none
    ) -> [any Element] {
        values.enumerated().flatMap { index, value -> [any Element] in
            var context = self
            context.inherited.axis = axis
            context.inherited.equal = equal
            context.gridRole = place
            context.source.path += "[\(index)]"
            return NodeBuilder.build(value, context).map(GroupElement.flattened) ?? []
        }
    }

    /// Builds the nodes of a body, each with the edges of the safe area that it ignores.
    func layers(_ values: [SceneValue]) -> [CanvasElement.Layer] {
        values.enumerated().flatMap { index, value -> [CanvasElement.Layer] in
            var context = self
            context.inherited.axis = nil
            context.inherited.equal = []
            context.gridRole = .none
            context.isInBody = true
            context.source = ElementSource(path: "\(source.path)[\(index)]", mark: value.mark)
            return (NodeBuilder.build(value, context).map(GroupElement.flattened) ?? []).map {
                let edges = ($0 as? IgnoresSafeAreaElement)?.edges ?? []
                return CanvasElement.Layer(element: $0, ignores: edges)
            }
        }
    }

    /// A symbol in the inherited style, changed where told.
    package func icon(_ symbol: Symbol, font spec: FontSpec? = nil, paint: PaintSpec? = nil) -> any Element {
        // What a component paints in colours of its own is not mixed with what lies behind.
        let vibrancy = paint == nil ? inherited.vibrancy : nil
        let paint = paint ?? inherited.foreground
        let paints = inherited.symbols.mode == .palette ? inherited.symbols.palette : [paint]
        let icon = IconElement(
            source: source, symbol: symbol,
            font: inherited.traits.applied(to: spec?.applied(to: inherited.font) ?? inherited.font),
            paint: paint, style: inherited.symbols)
        return vibrant(icon, vibrancy, paints)
    }

    /// A stack without further ado, for components.
    package func stack(
        _ axis: Axis, spacing: Double, alignment: Alignment = .center, _ children: [any Element]
    )
        -> any Element
    {
        StackElement(source: source, axis: axis, alignment: alignment, spacing: spacing, children: children)
    }
}

import VitrineLayout
import VitrineSceneFormat
import VitrineStyle
import VitrineText

/// The context in which a node is built: its inherited style, its location and the reader that collects
/// errors.
package struct BuildContext {
    package let reader: SceneReader
    /// The available kinds of nodes, except the scene's own components.
    let kinds: NodeKindRegistry
    let text: TextEngine
    package var inherited: InheritedStyle
    /// The node's path in the scene, such as `body[0].card`, and its mark.
    package var source: ElementSource
    /// `true` if the node is directly in the body, where the safe area can be ignored.
    var isInBody = false
    /// The node's role in the surrounding grid.
    var gridRole = GridRole.none
    /// The names available to expressions in braces; `nil` if there are none.
    var scope: Scope?
    /// The component that the node uses, and the node's id.
    var component: ComponentDefinition?
    var id: String?
    /// `true` if the node's condition does not hold, so that it is only checked.
    var isOmitted = false
    /// `true` if the node is within adaptive glass, whose appearance it follows.
    var isAdaptive = false
    /// `true` if the node is within a glass container.
    var isInGlassContainer = false
    /// `true` if the node is on a sheet, where dark backgrounds are lighter.
    package var isElevated = false
    /// `true` if the node is a row of a list, which paints the background of its rows.
    package var isInList = false

    /// Builds child nodes in order, without those that have errors. Groups are flattened.
    ///
    /// - Parameters:
    ///   - axis: The axis of the stack around them; `nil` outside of a stack.
    ///   - equal: The axes along which the children take the size of the largest.
    ///   - place: The role of the children in the surrounding grid.
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

    /// Builds the nodes of a body, each with the safe-area edges that it ignores.
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

    /// Returns a symbol in the inherited style with the given changes.
    package func icon(_ symbol: Symbol, font spec: FontSpec? = nil, paint: PaintSpec? = nil) -> any Element {
        // Paint that a component chooses itself is not blended with the backdrop.
        let vibrancy = paint == nil ? inherited.vibrancy : nil
        let paint = paint ?? inherited.foreground
        let paints = inherited.symbols.mode == .palette ? inherited.symbols.palette : [paint]
        let icon = IconElement(
            source: source, symbol: symbol,
            font: inherited.traits.applied(to: spec?.applied(to: inherited.font) ?? inherited.font),
            paint: paint, style: inherited.symbols)
        return vibrant(icon, vibrancy, paints)
    }

    /// Returns a plain stack, for components.
    package func stack(
        _ axis: Axis, spacing: Double, alignment: Alignment = .center, _ children: [any Element]
    )
        -> any Element
    {
        StackElement(source: source, axis: axis, alignment: alignment, spacing: spacing, children: children)
    }
}

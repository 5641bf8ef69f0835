import VitrineGeometry
import VitrineOutlines
import VitrineStyle

/// Shapes laid out as in a zstack, whose areas are combined into one shape.
package struct BooleanShapeElement: Element, Sendable {
    package let source: ElementSource
    package let name: String
    package let operation: Area.Operation
    package let alignment: Alignment
    package let trim: TrimSpec?
    package let decoration: Decoration
    package let children: [any Element]

    package init(
        source: ElementSource, name: String, operation: Area.Operation, alignment: Alignment,
        trim: TrimSpec?, decoration: Decoration, children: [any Element]
    ) {
        self.source = source
        self.name = name
        self.operation = operation
        self.alignment = alignment
        self.trim = trim
        self.decoration = decoration
        self.children = children
    }

    package var label: String { name }
    package var attributes: [Attribute] { decoration.attributes }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        ZStackElement(source: source, alignment: alignment, children: self.children)
            .arrange(children, in: proposal, context)
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let outlined = Shape.outline(outline(placed), isOpen: trim != nil)
        decoration.paint(PlacedShape(outlined, in: placed.frame), source, &builder)
    }

    /// Returns the outline of the combined shape.
    func outline(_ placed: PlacedElement) -> Path {
        let operands = placed.children.enumerated().map { index, child in
            Area.Operand(index == 0 ? .union : operation, .fill(.path(child.outline(), child.fillRule)))
        }
        let whole = Area(operands).outline()
        return trim.map { whole.trimmed(from: $0.from, to: $0.to) } ?? whole
    }
}

extension PlacedElement {
    /// Returns `true` if an element is a shape, possibly offset, framed or transformed.
    package static func isShape(_ element: any Element) -> Bool {
        if element is ShapeElement || element is BooleanShapeElement { return true }
        // A path cannot represent an outline in perspective.
        if element is Rotation3DElement { return false }
        guard let modifier = element as? any ModifierElement else { return false }
        return isShape(modifier.content)
    }

    /// Returns the outline of a shape, in the canvas' points.
    func outline() -> Path {
        switch element {
        case let shape as ShapeElement: return PlacedShape(shape.shape, in: frame).resolved.path()
        case let combination as BooleanShapeElement: return combination.outline(self)
        case let transform as TransformElement:
            return (children.first?.outline() ?? Path()).transformed(by: transform.map(in: frame))
        default: return children.first?.outline() ?? Path()
        }
    }

    /// The fill rule of the outline.
    var fillRule: FillRule {
        if let shape = element as? ShapeElement { return shape.shape.fillRule }
        return children.count == 1 ? children.first?.fillRule ?? .nonZero : .nonZero
    }
}

import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// A thin line across its stack: horizontal in a vertical stack and outside of a stack.
package struct DividerElement: Element, Sendable {
    package let source: ElementSource
    /// The axis of the surrounding stack.
    package let axis: Axis?
    package let color: Color
    /// The thickness in points; `nil` for a hairline.
    package let thickness: Double?

    package init(source: ElementSource, axis: Axis?, color: Color, thickness: Double? = nil) {
        self.source = source
        self.axis = axis
        self.color = color
        self.thickness = thickness
    }

    package var label: String { "divider" }
    package var attributes: [Attribute] {
        [Attribute("color", color.summary)] + (thickness.map { [Attribute("thickness", $0)] } ?? [])
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        // A hairline: one device pixel at 3x is a third of a point. The line is never thinner than that,
        // and always a whole number of pixels.
        let thickness = thickness ?? max(1 / context.scale, 1.0 / 3)
        let thick = context.roundedUp(thickness)
        return Arrangement(
            axis == .horizontal
                ? Size(thick, proposal.height ?? 10) : Size(proposal.width ?? 10, thick))
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        builder.append(.fill(.fill(.rectangle(placed.frame)), .solid(color)), from: source)
    }
}

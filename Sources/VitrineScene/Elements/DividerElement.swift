import VitrineGraphics

/// A hairline across its stack: horizontal in a vertical stack and outside of one.
struct DividerElement: Element {
    let source: ElementSource
    /// The axis of the stack around it.
    let axis: Axis?
    let color: Color

    var label: String { "divider" }
    var attributes: [Attribute] { [Attribute("color", color.summary)] }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        // One device pixel at 3x is a third of a point: the thinnest line that is whole pixels, and
        // never thinner than that third.
        let thickness = max(1 / context.scale, 1.0 / 3)
        let thick = context.roundedUp(thickness)
        return Arrangement(
            axis == .horizontal
                ? Size(thick, proposal.height ?? 10) : Size(proposal.width ?? 10, thick))
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        builder.append(.fill(.fill(.rectangle(placed.frame)), .solid(color)), from: source)
    }
}

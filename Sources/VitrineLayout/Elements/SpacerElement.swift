import VitrineGeometry
import VitrineStyle

/// Empty space that expands along the axis of its stack, or along both axes outside a stack.
package struct SpacerElement: Element, Sendable {
    package let source: ElementSource
    /// The axis of the enclosing stack; `nil` outside a stack.
    /// The axis of the enclosing stack; `nil` outside a stack.
    package let axis: Axis?
    package let minimum: Double

    package init(source: ElementSource, axis: Axis?, minimum: Double) {
        self.source = source
        self.axis = axis
        self.minimum = minimum
    }

    package var label: String { "spacer" }
    package var attributes: [Attribute] { [Attribute("minimum", minimum)] }

    /// The lowest priority: a spacer yields to everything else in a stack.
    package var layoutPriority: Double { -.infinity }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        func grown(_ offered: Double?, along: Axis) -> Double {
            axis == along.other ? 0 : max(offered ?? minimum, minimum)
        }
        return Arrangement(
            Size(grown(proposal.width, along: .horizontal), grown(proposal.height, along: .vertical)))
    }
}

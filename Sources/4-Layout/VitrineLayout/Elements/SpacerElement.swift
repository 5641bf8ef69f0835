import VitrineGeometry
import VitrineStyle

/// Empty space that expands along the axis of its stack, or along both axes outside a stack.
package struct SpacerElement: Element, Sendable {
    package let source: ElementSource
    /// The axis of the enclosing stack; `nil` outside a stack.
    package let axis: Axis?
    package let minLength: Double

    package init(source: ElementSource, axis: Axis?, minLength: Double) {
        self.source = source
        self.axis = axis
        self.minLength = minLength
    }

    package var label: String { "spacer" }
    package var attributes: [Attribute] { [Attribute("minLength", minLength)] }

    /// The lowest priority: a spacer yields to everything else in a stack.
    package var layoutPriority: Double { -.infinity }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        func length(proposed: Double?, along: Axis) -> Double {
            axis == along.other ? 0 : max(proposed ?? minLength, minLength)
        }
        return Arrangement(
            Size(
                length(proposed: proposal.width, along: .horizontal),
                length(proposed: proposal.height, along: .vertical)))
    }
}

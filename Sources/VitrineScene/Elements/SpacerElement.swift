import VitrineGraphics

/// Empty room that grows along its stack, and both ways outside of one.
struct SpacerElement: Element {
    let source: ElementSource
    let axis: Axis?
    let minimum: Double

    var label: String { "spacer" }
    var attributes: [Attribute] { [Attribute("minimum", minimum)] }

    /// A spacer yields to everything else in a stack.
    var layoutPriority: Double { -.infinity }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        func grown(_ offered: Double?, along: Axis) -> Double {
            axis == along.other ? 0 : max(offered ?? minimum, minimum)
        }
        return Arrangement(
            Size(grown(proposal.width, along: .horizontal), grown(proposal.height, along: .vertical)))
    }
}

import VitrineGeometry

/// A piece of a resolved scene: something drawn, a container, or a modifier around one child.
///
/// All that a scene can say is made of these few; components are built from them.
package protocol Element: Sendable {
    /// Where in the scene it came from.
    var source: ElementSource { get }
    /// What it is, for dumps: `vstack`, `padding`, `text`.
    var label: String { get }
    /// What it holds, for dumps, in a stable order.
    var attributes: [Attribute] { get }
    var children: [any Element] { get }
    /// Chooses a size for a proposal and places the children in it.
    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement
    /// Its size alone, where that takes fewer questions than placing the children does; nil to have them placed.
    func sizeThatFits(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Size?
    /// The element's own text baselines, where it is text itself.
    func baselines(in proposal: Proposal, _ context: LayoutContext) -> Baselines?
    /// Which children lend the element their baselines, as a prefix of all.
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode>
    /// Guides that the element states itself.
    var guides: [Guide: GuideSpec] { get }
    /// Which of a stack's children get room first: higher before lower.
    var layoutPriority: Double { get }
    /// How many columns and rows of a grid it takes.
    var gridSpan: GridSpan { get }
    /// Whether children change sides where lines begin on the right.
    var mirrorsChildren: Bool { get }
    /// Appends what is painted for the element and its children.
    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder)
}

extension Element {
    package var children: [any Element] { [] }
    package var attributes: [Attribute] { [] }
    package var layoutPriority: Double { 0 }
    package var guides: [Guide: GuideSpec] { [:] }
    package var gridSpan: GridSpan { GridSpan() }
    package var mirrorsChildren: Bool { true }
    package func sizeThatFits(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Size?
    { nil }
    package func baselines(in proposal: Proposal, _ context: LayoutContext) -> Baselines? { nil }
    package func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children[...] }
    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        for child in placed.children { builder.paint(child) }
    }
}

import VitrineGeometry
import VitrineStyle

/// A piece of a resolved scene: something drawn, a container, or a modifier around one child.
///
/// Every scene is composed of these few elements; components are built from them.
package protocol Element: Sendable {
    /// The element's origin in the scene.
    var source: ElementSource { get }
    /// The kind of element, for dumps: `vstack`, `padding`, `text`.
    var label: String { get }
    /// The element's attributes for dumps, in a stable order.
    var attributes: [Attribute] { get }
    var children: [any Element] { get }
    /// Chooses a size for a proposal and places the children in it.
    ///
    /// - Returns: The size and the origins and proposals of the children, in points.
    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement
    /// Returns the size alone if that takes fewer child queries than placing the children; `nil` to place
    /// them instead.
    func sizeThatFits(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Size?
    /// Returns the element's own text baselines, if it is text itself.
    func baselines(in proposal: Proposal, _ context: LayoutContext) -> Baselines?
    /// Returns the children, a prefix of all, whose baselines become the element's.
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode>
    /// What the element carries for what is around it.
    var traits: ElementTraits { get }
    /// What the element modifies; `nil` for an element that is no modifier.
    var modifiedContent: (any Element)? { get }
    /// `true` if the element stands for several, of which there are none at any depth.
    var isEmpty: Bool { get }
    /// The element itself or, for a group, its elements without groups.
    var flattened: [any Element] { get }
    /// Returns the element with a change applied to it or, if it stands for several, to each of them.
    func mapElements(_ change: (any Element) -> any Element) -> any Element
    /// Returns the element with a change applied within what lets it reach into the safe area.
    func mapWithinSafeArea(_ change: (any Element) -> any Element) -> any Element
    /// Returns the element with a change applied within what gives it a place in the room around it, where
    /// its size is its own.
    func mapWithinPlacement(_ change: (any Element) -> any Element) -> any Element
    /// `true` if the element stands for several, each of which receives modifiers and a place of its own.
    var standsForSeveral: Bool { get }
    /// The guides that the element itself states.
    var guides: [Guide: GuideSpec] { get }
    /// The order in which a stack's children receive space: higher before lower.
    var layoutPriority: Double { get }
    /// The number of grid columns and rows that the element spans.
    var gridSpan: GridSpan { get }
    /// `true` if the element itself has lengths in percentages of the room.
    var hasPercentages: Bool { get }
    /// The vibrancy of everything the element paints; `nil` if any of it is not blended with the backdrop.
    var vibrancy: Vibrancy.Recipe? { get }
    /// The direction of its content; `nil` if that is the direction around it.
    var contentDirection: LayoutDirection? { get }
    /// `true` if children swap sides in right-to-left layout.
    var mirrorsChildren: Bool { get }
    /// What it has in common with others; `nil` for an element with a frame of its own.
    var matchedGeometry: MatchedGeometry? { get }
    /// What it is to a zoom; `nil` for nothing.
    var zoomRole: ZoomRole? { get }
    /// What the element does to the safe area of what is in it.
    var safeAreaUse: SafeAreaUse { get }
    /// Appends the display items of the element and its children.
    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder)
}

extension Element {
    package var children: [any Element] { [] }
    package var attributes: [Attribute] { [] }
    package var traits: ElementTraits { ElementTraits() }
    package var modifiedContent: (any Element)? { nil }
    package var isEmpty: Bool { false }
    package var flattened: [any Element] { [self] }
    package func mapElements(_ change: (any Element) -> any Element) -> any Element { change(self) }
    package var standsForSeveral: Bool { false }
    package func mapWithinSafeArea(_ change: (any Element) -> any Element) -> any Element { change(self) }
    package func mapWithinPlacement(_ change: (any Element) -> any Element) -> any Element { change(self) }
    package var layoutPriority: Double { 0 }
    package var guides: [Guide: GuideSpec] { [:] }
    package var gridSpan: GridSpan { GridSpan() }
    package var hasPercentages: Bool { false }
    package var vibrancy: Vibrancy.Recipe? { nil }
    package var contentDirection: LayoutDirection? { nil }
    package var mirrorsChildren: Bool { true }
    package var matchedGeometry: MatchedGeometry? { nil }
    package var zoomRole: ZoomRole? { nil }
    package var safeAreaUse: SafeAreaUse { .inherited }
    package func sizeThatFits(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Size?
    { nil }
    package func baselines(in proposal: Proposal, _ context: LayoutContext) -> Baselines? { nil }
    package func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children[...] }
    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        builder.paint(placed.children)
    }
}

import VitrineGeometry

/// Content moved without affecting the layout.
package struct OffsetElement: ModifierElement, Sendable {
    package let content: any Element
    package let offset: Point

    package init(content: any Element, offset: Point) {
        self.content = content
        self.offset = offset
    }

    package var label: String { "offset" }
    /// `false`: like any geometry effect on a view, an offset is not mirrored in right-to-left layout.
    package var mirrorsChildren: Bool { false }
    package var attributes: [Attribute] { [Attribute("x", offset.x), Attribute("y", offset.y)] }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        Arrangement(children[0].size(for: proposal), [.init(offset, proposal)])
    }
}

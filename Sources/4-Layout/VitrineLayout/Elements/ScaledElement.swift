import VitrineGeometry

/// Content that is laid out in room of another scale, and painted at the scale that fits.
package struct ScaledElement: ModifierElement, Sendable {
    package let content: any Element
    /// The factor from the content's lengths to the element's.
    package let scale: Double

    package init(_ content: any Element, scale: Double) {
        self.content = TransformElement.scale(content, Point(scale, scale), anchor: .zero)
        self.scale = scale
    }

    /// Returns the map from the content's points to the canvas' for an element at a point.
    package func map(at origin: Point) -> Affine { Affine.scale(scale, scale).about(origin) }

    package var label: String { "scaled" }
    /// `false`: the content's frame, which is not that of its picture, begins at the left in both directions.
    package var mirrorsChildren: Bool { false }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let offer = proposal.divided(by: scale)
        let size = children[0].size(for: offer)
        return Arrangement(Size(size.width * scale, size.height * scale), [.init(.zero, offer)])
    }
}

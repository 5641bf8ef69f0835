import VitrineLayout

extension PlacedElement {
    /// `true` for what appears or disappears, takes its place from another while it does, or is glass between
    /// two arrangements: both ends of its way are there.
    package var isOnItsWay: Bool {
        if element is TransitionElement || element is GlassTransitionElement || element is GlassMorphElement {
            return true
        }
        guard let geometry = (element as? MatchedGeometryElement)?.matchedGeometry else { return false }
        return geometry.share > 0 && geometry.share < 1
    }
}

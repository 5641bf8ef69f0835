import VitrineGeometry

extension LayoutNode {
    /// Returns the distance of the first text from the leading edge, in points; `nil` if there is none but
    /// on surfaces with a shape of their own, such as buttons and controls have.
    package func startOfText(for proposal: Proposal) -> Double? {
        if let surface = element as? SurfaceElement, surface.shape != .rectangle { return nil }
        if element is TextElement { return 0 }
        let lending = element.baselineChildren(children).count
        for (index, placement) in placed(arrangement(for: proposal)) where index < lending {
            if let start = children[index].startOfText(for: placement.proposal) {
                return placement.origin.x + start
            }
        }
        return nil
    }
}

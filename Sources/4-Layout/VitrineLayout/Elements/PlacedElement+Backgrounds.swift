extension PlacedElement {
    /// Returns `true` if a background extends to an edge of the screen from the safe area.
    ///
    /// - Parameter builder: The builder that paints the layers of the screen.
    func extendsBackground(_ builder: DisplayListBuilder) -> Bool {
        if element is ScrollElement { return false }
        if let surface = element as? SurfaceElement, surface.bleeds.count == Edge.allCases.count,
            surface.frame(in: frame, builder) != frame
        {
            return true
        }
        return children.contains { $0.extendsBackground(builder) }
    }
}

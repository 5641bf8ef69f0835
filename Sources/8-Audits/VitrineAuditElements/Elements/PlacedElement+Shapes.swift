import VitrineLayout

extension PlacedElement {
    /// The kinds of nodes that are a shape alone.
    package static let shapeKinds: Set<String> = [
        "capsule", "circle", "ellipse", "path", "polygon", "rectangle", "roundedRectangle", "star",
    ]
}

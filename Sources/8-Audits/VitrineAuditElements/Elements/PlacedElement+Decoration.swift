import VitrineLayout
import VitrineStyle

extension PlacedElement {
    /// What it is decorated with; `nil` if it is neither a shape nor a surface.
    package var decoration: Decoration? {
        (element as? ShapeElement)?.decoration ?? (element as? SurfaceElement)?.decoration
    }
}

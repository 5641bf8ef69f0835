import VitrineGeometry
import VitrineLayout
import VitrineStyle

extension PlacedElement {
    /// `true` for a round surface that is as high as wide.
    package var isDisc: Bool {
        guard let surface = element as? SurfaceElement, !surface.decoration.isEmpty, !layoutFrame.isEmpty,
            abs(layoutFrame.width - layoutFrame.height) < 1
        else { return false }
        switch surface.shape {
        case .circle, .ellipse, .stadium: return true
        default: return false
        }
    }
}

import VitrineControls
import VitrineLayout
import VitrineScene
import VitrineStyle

extension ComponentKit {
    /// The name of the chevron that points forward in the layout direction.
    var forwardChevron: String {
        environment.layoutDirection == .leftToRight ? "chevron.right" : "chevron.left"
    }

    /// Returns the chevron of a row that leads on or opens. Measured on iOS 26: 7 by 12, its lines 1.9 wide.
    func disclosureChevron(_ name: String, _ paint: PaintSpec?) -> any Element {
        hasGlass
            ? icon(name, points: 12.6, weight: 775, paint) : icon(name, points: 13, weight: 700, paint)
    }
}

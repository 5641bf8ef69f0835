import VitrineGeometry
import VitrineText

package struct SkewSpec: Sendable {
    /// Degrees by which vertical and horizontal lines lean.
    package var x = 0.0
    package var y = 0.0
    package var anchor = Point(0.5, 0.5)

    package init(x: Double = 0.0, y: Double = 0.0, anchor: Point = Point(0.5, 0.5)) {
        self.x = x
        self.y = y
        self.anchor = anchor
    }
}

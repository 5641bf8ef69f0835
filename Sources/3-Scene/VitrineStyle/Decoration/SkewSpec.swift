import VitrineGeometry

/// A skew about an anchor, which is a unit point of the frame.
package struct SkewSpec: Hashable, Sendable {
    /// The angles by which vertical (`x`) and horizontal (`y`) lines lean, in degrees.
    package var x = 0.0
    package var y = 0.0
    package var anchor = Point(0.5, 0.5)

    package init(x: Double = 0.0, y: Double = 0.0, anchor: Point = Point(0.5, 0.5)) {
        self.x = x
        self.y = y
        self.anchor = anchor
    }
}

import VitrineGeometry

/// A clockwise rotation about an anchor, which is a unit point of the frame.
package struct RotationSpec: Sendable {
    var degrees = 0.0
    var anchor = Point(0.5, 0.5)
}

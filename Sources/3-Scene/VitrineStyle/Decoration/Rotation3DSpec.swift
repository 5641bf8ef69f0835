import VitrineGeometry

/// A rotation in space about an axis, seen in perspective, like that of SwiftUI's `rotation3DEffect`.
package struct Rotation3DSpec: Sendable {
    package var degrees = 0.0
    /// The direction of the axis: to the right, down and towards the eye. Any length but zero will do.
    package var axis = (x: 0.0, y: 0.0, z: 0.0)
    /// The anchor, as a unit point of the frame.
    package var anchor = Point(0.5, 0.5)
    /// The distance of the axis in front of the anchor, in points.
    package var anchorZ = 0.0
    /// The larger side of the frame, divided by the distance of the eye; 0 without perspective.
    package var perspective = 1.0

    package init() {}
}

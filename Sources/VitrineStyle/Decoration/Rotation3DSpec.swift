import VitrineGeometry

/// A turn in space about an axis through an anchor, seen in perspective, as by SwiftUI's `rotation3DEffect`.
package struct Rotation3DSpec: Sendable {
    package var degrees = 0.0
    /// The axis, towards the right, down and towards the eye; of any length but zero.
    package var axis = (x: 0.0, y: 0.0, z: 0.0)
    /// The anchor, as a unit point of the frame.
    package var anchor = Point(0.5, 0.5)
    /// The distance of the axis in front of the anchor, in points.
    package var anchorZ = 0.0
    /// The larger side of the frame, divided by the distance of the eye; 0 without perspective.
    package var perspective = 1.0

    package init() {}
}

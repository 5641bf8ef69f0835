import VitrineGeometry

/// A position in a shape: fractions of its bounds, or points from its top left corner.
package struct PointSpec: Hashable, Sendable {
    package var value: Point
    package var isInPoints: Bool

    package init(_ value: Point, inPoints: Bool = false) {
        self.value = value
        isInPoints = inPoints
    }

    package func point(in bounds: Rect) -> Point {
        isInPoints ? bounds.origin + value : bounds.point(atUnit: value)
    }
}

import VitrineGeometry

/// A position in a shape: fractions of its bounds, or points from its top left corner.
public struct PointSpec: Hashable, Sendable {
    public var value: Point
    public var isInPoints: Bool

    public init(_ value: Point, inPoints: Bool = false) {
        self.value = value
        isInPoints = inPoints
    }

    package func point(in bounds: Rect) -> Point {
        isInPoints ? bounds.origin + value : bounds.point(atUnit: value)
    }
}

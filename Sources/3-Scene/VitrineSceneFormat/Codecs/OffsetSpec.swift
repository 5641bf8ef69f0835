import VitrineGeometry

/// A move in points, and in fractions of the container's inner size.
package struct OffsetSpec: Hashable, Sendable {
    package var points = Point.zero
    package var fractions = Point.zero

    package init() {}
}

import VitrineGeometry

/// A scale about an anchor, which is a unit point: (0, 0) is the top left corner of the frame, (1, 1) the
/// bottom right one.
package struct ScaleSpec: Hashable, Sendable {
    package var factors = Point(1, 1)
    package var anchor = Point(0.5, 0.5)

    package init(factors: Point = Point(1, 1), anchor: Point = Point(0.5, 0.5)) {
        self.factors = factors
        self.anchor = anchor
    }
}

/// One radius for each corner, in points.
public struct CornerRadii: Hashable, Sendable {
    public var topLeft: Double
    public var topRight: Double
    public var bottomRight: Double
    public var bottomLeft: Double

    @inlinable public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    @inlinable public init(_ radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    public static let zero = CornerRadii(0)

    /// The radii with left and right exchanged.
    @inlinable public var mirrored: CornerRadii {
        CornerRadii(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
    }

    @inlinable public var all: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
    public var isUniform: Bool { topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft }
    @inlinable public var isZero: Bool { all.allSatisfy { $0 <= 0 } }

    /// Returns each radius minus `inset`, at least zero: the radii of a concentric inner shape.
    @inlinable public func inset(by inset: Double) -> CornerRadii {
        func inner(_ r: Double) -> Double { r > 0 ? max(r - inset, 0) : 0 }
        return CornerRadii(
            topLeft: inner(topLeft), topRight: inner(topRight),
            bottomRight: inner(bottomRight), bottomLeft: inner(bottomLeft))
    }
}

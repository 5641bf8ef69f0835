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

extension CornerRadii {
    /// Returns the radii that a rectangle of this size can hold.
    ///
    /// Negative or non-finite radii count as zero, and if two neighbours exceed their side all four shrink by
    /// one factor. This is the rule of CSS Backgrounds and Borders, section 5.5; a radius that is the same at
    /// all corners ends at half the shorter side, as in SwiftUI.
    public func fitted(to size: Size) -> CornerRadii {
        func valid(_ r: Double) -> Double { r > 0 ? min(r, 1e12) : 0 }
        var result = CornerRadii(
            topLeft: valid(topLeft), topRight: valid(topRight),
            bottomRight: valid(bottomRight), bottomLeft: valid(bottomLeft))
        var factor = 1.0
        func limit(_ sum: Double, _ side: Double) {
            if sum > side { factor = min(factor, max(side, 0) / sum) }
        }
        limit(result.topLeft + result.topRight, size.width)
        limit(result.bottomLeft + result.bottomRight, size.width)
        limit(result.topLeft + result.bottomLeft, size.height)
        limit(result.topRight + result.bottomRight, size.height)
        if factor < 1 {
            result.topLeft *= factor
            result.topRight *= factor
            result.bottomRight *= factor
            result.bottomLeft *= factor
        }
        return result
    }
}

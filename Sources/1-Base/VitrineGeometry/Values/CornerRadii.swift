/// The radii of the corners of a rectangle, in points: each along the width and along the height.
public struct CornerRadii: Hashable, Sendable {
    public var topLeft: Size
    public var topRight: Size
    public var bottomRight: Size
    public var bottomLeft: Size

    @inlinable public init(topLeft: Size, topRight: Size, bottomRight: Size, bottomLeft: Size) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Creates the radii of round corners.
    @inlinable public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.init(
            topLeft: Size(topLeft, topLeft), topRight: Size(topRight, topRight),
            bottomRight: Size(bottomRight, bottomRight), bottomLeft: Size(bottomLeft, bottomLeft))
    }

    /// Creates the radii of corners that are alike.
    @inlinable public init(_ corner: Size) {
        self.init(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    }

    /// Creates the radii of round corners that are alike.
    @inlinable public init(_ radius: Double) { self.init(Size(radius, radius)) }

    public static let zero = CornerRadii(0)

    /// The radii with left and right exchanged.
    @inlinable public var mirrored: CornerRadii {
        CornerRadii(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
    }

    /// All corners, clockwise from the top left.
    @inlinable public var all: [Size] { [topLeft, topRight, bottomRight, bottomLeft] }
    /// The radii along the width, clockwise from the top left; for round corners simply the radii.
    @inlinable public var across: [Double] {
        [topLeft.width, topRight.width, bottomRight.width, bottomLeft.width]
    }
    /// The radii along the height, clockwise from the top left.
    @inlinable public var down: [Double] {
        [topLeft.height, topRight.height, bottomRight.height, bottomLeft.height]
    }

    public var isUniform: Bool { topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft }
    /// Indicates whether each corner has the same radius along both sides.
    @inlinable public var isRound: Bool {
        all.allSatisfy { !($0.width < $0.height) && !($0.width > $0.height) }
    }
    /// Indicates whether all corners are square.
    @inlinable public var isZero: Bool { all.allSatisfy { $0.width <= 0 || $0.height <= 0 } }
}

extension CornerRadii {
    /// Returns each radius minus `inset`, at least zero: the radii of a concentric inner shape.
    public func inset(by inset: Double) -> CornerRadii { self.inset(by: Insets(inset)) }

    /// Returns the radii of a shape whose sides lie further in: each less what its side moves, at least zero.
    /// Square corners stay square where sides move out.
    public func inset(by sides: Insets) -> CornerRadii {
        func inner(_ radius: Double, _ inset: Double) -> Double { radius > 0 ? max(radius - inset, 0) : 0 }
        func inner(_ corner: Size, _ x: Double, _ y: Double) -> Size {
            Size(inner(corner.width, x), inner(corner.height, y))
        }
        return CornerRadii(
            topLeft: inner(topLeft, sides.left, sides.top),
            topRight: inner(topRight, sides.right, sides.top),
            bottomRight: inner(bottomRight, sides.right, sides.bottom),
            bottomLeft: inner(bottomLeft, sides.left, sides.bottom))
    }

    /// Returns the radii that a rectangle of this size can hold.
    ///
    /// A corner with a negative or non-finite radius is square, and if two neighbours exceed their side all
    /// shrink by one factor. This is the rule of CSS Backgrounds and Borders, section 5.5; a radius that is
    /// the same at all corners ends at half the shorter side, as in SwiftUI.
    public func fitted(to size: Size) -> CornerRadii {
        func valid(_ radius: Double, _ other: Double) -> Double {
            radius > 0 && other > 0 ? min(radius, 1e12) : 0
        }
        func valid(_ corner: Size) -> Size {
            Size(valid(corner.width, corner.height), valid(corner.height, corner.width))
        }
        let result = CornerRadii(
            topLeft: valid(topLeft), topRight: valid(topRight), bottomRight: valid(bottomRight),
            bottomLeft: valid(bottomLeft))
        var factor = 1.0
        func limit(_ sum: Double, _ side: Double) {
            if sum > side { factor = min(factor, max(side, 0) / sum) }
        }
        limit(result.topLeft.width + result.topRight.width, size.width)
        limit(result.bottomLeft.width + result.bottomRight.width, size.width)
        limit(result.topLeft.height + result.bottomLeft.height, size.height)
        limit(result.topRight.height + result.bottomRight.height, size.height)
        return factor < 1 ? result.scaled(x: factor, y: factor) : result
    }

    /// Returns the radii of a rectangle that is stretched along both axes.
    public func scaled(x: Double, y: Double) -> CornerRadii {
        func scaled(_ corner: Size) -> Size { Size(corner.width * x, corner.height * y) }
        return CornerRadii(
            topLeft: scaled(topLeft), topRight: scaled(topRight), bottomRight: scaled(bottomRight),
            bottomLeft: scaled(bottomLeft))
    }
}

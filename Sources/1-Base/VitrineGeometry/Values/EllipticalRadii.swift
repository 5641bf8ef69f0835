/// Two radii for each corner, in points: along the width and along the height.
public struct EllipticalRadii: Hashable, Sendable {
    public var across: CornerRadii
    public var down: CornerRadii

    public init(across: CornerRadii, down: CornerRadii) {
        self.across = across
        self.down = down
    }

    /// The radii of round corners.
    @inlinable public init(_ radii: CornerRadii) {
        (across, down) = (radii, radii)
    }

    /// The radii with left and right exchanged.
    public var mirrored: EllipticalRadii {
        EllipticalRadii(across: across.mirrored, down: down.mirrored)
    }

    /// Returns the radii that a rectangle of this size can hold; a corner with a radius of zero is square.
    ///
    /// If two neighbours exceed their side, all shrink by one factor: the rule of CSS Backgrounds and
    /// Borders, section 5.5.
    public func fitted(to size: Size) -> EllipticalRadii {
        func valid(_ radius: Double, _ other: Double) -> Double {
            radius > 0 && other > 0 ? min(radius, 1e12) : 0
        }
        let corners = zip(across.all, down.all).map { (valid($0, $1), valid($1, $0)) }
        let sums = [
            (corners[0].0 + corners[1].0, size.width), (corners[3].0 + corners[2].0, size.width),
            (corners[0].1 + corners[3].1, size.height), (corners[1].1 + corners[2].1, size.height),
        ]
        let factor = sums.reduce(1.0) { $1.0 > $1.1 ? min($0, max($1.1, 0) / $1.0) : $0 }
        return EllipticalRadii(
            across: CornerRadii(
                topLeft: corners[0].0 * factor, topRight: corners[1].0 * factor,
                bottomRight: corners[2].0 * factor, bottomLeft: corners[3].0 * factor),
            down: CornerRadii(
                topLeft: corners[0].1 * factor, topRight: corners[1].1 * factor,
                bottomRight: corners[2].1 * factor, bottomLeft: corners[3].1 * factor))
    }

    /// Returns the radii of a shape whose sides lie further in: each less what its side moves, at least zero.
    /// Square corners stay square where sides move out.
    public func inset(by sides: Insets) -> EllipticalRadii {
        func inner(_ radius: Double, _ inset: Double) -> Double { radius > 0 ? max(radius - inset, 0) : 0 }
        return EllipticalRadii(
            across: CornerRadii(
                topLeft: inner(across.topLeft, sides.left), topRight: inner(across.topRight, sides.right),
                bottomRight: inner(across.bottomRight, sides.right),
                bottomLeft: inner(across.bottomLeft, sides.left)),
            down: CornerRadii(
                topLeft: inner(down.topLeft, sides.top), topRight: inner(down.topRight, sides.top),
                bottomRight: inner(down.bottomRight, sides.bottom),
                bottomLeft: inner(down.bottomLeft, sides.bottom)))
    }
}

import VitrineGeometry
import VitrineJSON

/// The radii of the corners of a rectangle of unknown size, in points or as parts of its sides.
package struct CornerLengths: Hashable, Sendable {
    /// A radius in points and a fraction of the side, of which one is zero.
    package struct Length: Hashable, Sendable {
        package var points: Double
        package var fraction: Double

        package init(points: Double = 0, fraction: Double = 0) {
            self.points = points
            self.fraction = fraction
        }

        func length(of side: Double) -> Double { points + fraction * side }

        var summary: String {
            fraction == 0 ? PrintedText.number(points) : "\(PrintedText.number(fraction * 100))%"
        }
    }

    /// The radii of one corner, along the width and along the height.
    package struct Corner: Hashable, Sendable {
        package var across: Length
        package var down: Length

        package init(across: Length = Length(), down: Length = Length()) {
            self.across = across
            self.down = down
        }

        var summary: String {
            across == down ? across.summary : "\(across.summary)/\(down.summary)"
        }
    }

    package var topLeft = Corner()
    package var topRight = Corner()
    package var bottomRight = Corner()
    package var bottomLeft = Corner()

    package init(_ corner: Corner = Corner()) {
        (topLeft, topRight, bottomRight, bottomLeft) = (corner, corner, corner, corner)
    }

    package init(topLeft: Corner, topRight: Corner, bottomRight: Corner, bottomLeft: Corner) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Creates round corners of one radius, in points.
    package init(_ radius: Double) { self.init(CornerRadii(radius)) }

    /// Creates round corners, with radii in points.
    package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.init(
            CornerRadii(
                topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft))
    }

    /// Creates corners whose radii are known, in points.
    package init(_ radii: CornerRadii) {
        func corner(_ radius: Size) -> Corner {
            Corner(across: Length(points: radius.width), down: Length(points: radius.height))
        }
        self.init(
            topLeft: corner(radii.topLeft), topRight: corner(radii.topRight),
            bottomRight: corner(radii.bottomRight), bottomLeft: corner(radii.bottomLeft))
    }

    /// Returns the radii in a rectangle of a size.
    func radii(in size: Size) -> CornerRadii {
        func radius(_ corner: Corner) -> Size {
            Size(corner.across.length(of: size.width), corner.down.length(of: size.height))
        }
        return CornerRadii(
            topLeft: radius(topLeft), topRight: radius(topRight), bottomRight: radius(bottomRight),
            bottomLeft: radius(bottomLeft))
    }

    /// The radii if all are in points and round; `nil` otherwise.
    package var circular: CornerRadii? {
        let all = [topLeft, topRight, bottomRight, bottomLeft]
        guard all.allSatisfy({ $0.across == $0.down && $0.across.fraction == 0 }) else { return nil }
        return CornerRadii(
            topLeft: topLeft.across.points, topRight: topRight.across.points,
            bottomRight: bottomRight.across.points, bottomLeft: bottomLeft.across.points)
    }

    /// The corners with left and right exchanged.
    var mirrored: CornerLengths {
        CornerLengths(
            topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
    }

    var summary: String {
        let all = [topLeft, topRight, bottomRight, bottomLeft]
        return (all.allSatisfy { $0 == topLeft } ? [topLeft] : all).map(\.summary).joined(separator: " ")
    }
}

extension ResolvedShape {
    /// Returns a rectangle with elliptical corners: a rounded rectangle if they are round. An ellipse is
    /// left as one of corners, which its borders follow.
    static func rectangle(_ frame: Rect, _ radii: CornerRadii, _ style: CornerStyle) -> ResolvedShape {
        let fitted = radii.fitted(to: frame.size)
        if fitted.isZero { return .rectangle(frame) }
        let isEllipse =
            !fitted.isRound && fitted == CornerRadii(Size(frame.width / 2, frame.height / 2))
        return .roundedRectangle(frame, fitted, isEllipse ? .circular : style)
    }
}

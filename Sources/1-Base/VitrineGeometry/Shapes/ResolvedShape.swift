/// A closed shape, in points.
public enum ResolvedShape: Hashable, Sendable {
    case rectangle(Rect)
    /// A rectangle with round or elliptical corners. Radii are fitted as in `CornerRadii.fitted(to:)`: a
    /// uniform one ends at half the shorter side. A circle or capsule is a rounded rectangle with large
    /// radii.
    case roundedRectangle(Rect, CornerRadii, CornerStyle)
    case ellipse(Rect)
    case path(Path, FillRule)

    /// Returns a rectangle whose short sides are rounded completely: by half circles, or by continuous curves
    /// that run on into the long sides.
    public static func capsule(_ rect: Rect, _ style: CornerStyle = .circular) -> ResolvedShape {
        .roundedRectangle(rect, CornerRadii(min(rect.width, rect.height) / 2), style)
    }
}

extension ResolvedShape {
    /// Returns the outline; rectangles and ellipses run clockwise on screen. Empty for shapes without area
    /// and for non-finite ones.
    @inlinable public func path() -> Path {
        switch self {
        case .rectangle(let rect): .rectangle(rect)
        case .roundedRectangle(let rect, let radii, let style): .roundedRectangle(rect, radii, style)
        case .ellipse(let rect): .ellipse(rect)
        case .path(let path, _): path
        }
    }

    /// The smallest rectangle that contains the outline, in points; zero for an empty path.
    @inlinable public var bounds: Rect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): rect
        case .path(let path, _): path.bounds ?? .zero
        }
    }

    /// The rule by which overlapping contours of the outline are filled.
    @inlinable public var fillRule: FillRule {
        if case .path(_, let rule) = self { return rule }
        return .nonZero
    }

    /// Indicates whether the outline is known to be a single convex contour that runs clockwise on screen.
    @inlinable public var isKnownConvex: Bool {
        if case .path = self { return false }
        return true
    }

    /// Returns `true` if a rectangle is known to lie within the shape, at least `distance` from its outline.
    public func contains(_ rect: Rect, farFromOutlineBy distance: Double) -> Bool {
        switch self {
        case .rectangle(let frame): return frame.outset(by: -distance).covers(rect)
        case .roundedRectangle(let frame, let radii, let style) where radii.isRound:
            guard frame.outset(by: -distance).covers(rect) else { return false }
            let fitted = radii.fitted(to: frame.size)
            // A continuous corner lies between the circles of its radius and of the reach of its curve.
            let reach = style == .continuous ? CornerCurve.continuousReach : 1
            let corners = [
                (fitted.topLeft.width, rect.minX - frame.minX, rect.minY - frame.minY),
                (fitted.topRight.width, frame.maxX - rect.maxX, rect.minY - frame.minY),
                (fitted.bottomRight.width, frame.maxX - rect.maxX, frame.maxY - rect.maxY),
                (fitted.bottomLeft.width, rect.minX - frame.minX, frame.maxY - rect.maxY),
            ]
            return corners.allSatisfy { radius, x, y in
                let outer = radius * reach
                guard x < outer, y < outer else { return true }
                return Point(outer - x, outer - y).length <= outer - distance
            }
        case .ellipse(let frame):
            let inner = frame.outset(by: -distance)
            guard !inner.isEmpty else { return false }
            return [rect.minX, rect.maxX].allSatisfy { x in
                [rect.minY, rect.maxY].allSatisfy { y in
                    Point(
                        (x - inner.midX) / (inner.width / 2), (y - inner.midY) / (inner.height / 2)
                    ).length <= 1
                }
            }
        case .roundedRectangle, .path: return false
        }
    }
}

extension Rect {
    fileprivate func covers(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
    }
}

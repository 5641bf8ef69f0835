import VitrineDisplayList
import VitrineGeometry

/// The circles between, and beyond, two circles with different centres.
///
/// Source: WHATWG HTML, `createRadialGradient`: the circle at w has the centre `start + w (end - start)` and
/// the radius `r(w) = r0 + w (r1 - r0)`; circles of positive radius are drawn from the largest w down, each
/// only where nothing is drawn yet. So at a point the largest w wins whose circle runs through it, a root of
/// `|p - start - w d|^2 = r(w)^2`, and where there is none nothing is painted.
public struct RadialCone: Sendable, Equatable {
    /// The start centre, relative to the end centre, which is the origin.
    private let start: Point
    private let d: Point
    private let startRadius: Double
    private let growth: Double
    /// The coefficient of w^2, zero if one circle touches the other from inside.
    private let square: Double

    /// Creates a cone, or `nil` if a circle is not finite or the centres are too close to have a direction.
    init?(_ gradient: RadialGradient) {
        start = gradient.startCenter - gradient.endCenter
        d = -start
        startRadius = max(gradient.startRadius, 0)
        growth = max(gradient.endRadius, 0) - startRadius
        let distance = d.x * d.x + d.y * d.y
        let difference = distance - growth * growth
        guard distance > 0, distance + growth * growth < 1e100 else { return nil }
        square = abs(difference) <= 1e-12 * distance ? 0 : difference
    }

    /// Returns the parameter at a point, relative to the end centre.
    ///
    /// Outside the circles, it is that of a nearby point, for pixels on the cone's edge; the paint's extent
    /// excludes the rest.
    @inline(__always)
    func parameter(_ x: Double, _ y: Double) -> Double {
        let (px, py) = (x - start.x, y - start.y)
        // square w^2 - 2 half w + rest = 0
        let half = px * d.x + py * d.y + startRadius * growth
        let rest = px * px + py * py - startRadius * startRadius
        if square == 0 {
            let w = rest / (2 * half)
            return startRadius + w * growth > 0 ? w : apex
        }
        let room = half * half - square * rest
        let inner = room > 0 ? room : 0
        // Computes both roots without subtracting similar numbers.
        let sum = half < 0 ? half - inner.squareRoot() : half + inner.squareRoot()
        let (first, second) = (sum / square, sum == 0 ? 0 : rest / sum)
        let (low, high) = first < second ? (first, second) : (second, first)
        if startRadius + high * growth > 0 { return high }
        return startRadius + low * growth > 0 ? low : apex
    }

    /// The parameter of the circle with radius 0, if there is one.
    private var apex: Double { growth == 0 ? 0 : -startRadius / growth }

    /// The region that the circles cover, relative to the end centre: `nil`, for everything, if one lies
    /// within the other; otherwise a corner, a strip or a half plane, cut off beyond any canvas.
    var extent: [Point]? {
        if square < 0 { return nil }
        let far = 1e7
        let distance = d.length
        let along = d * (1 / distance)
        let beside = Point(-along.y, along.x)
        if growth == 0 {
            let (length, side) = (along * far, beside * startRadius)
            return [
                start - length - side, start + length - side, start + length + side, start - length + side,
            ]
        }
        let tip = start + d * apex
        let forward = growth > 0 ? along : -along
        let sine = min(abs(growth) / distance, 1)
        let cosine = square == 0 ? 0 : (square / (distance * distance)).squareRoot()
        let (left, right) = (
            (forward * cosine - beside * sine) * far, (forward * cosine + beside * sine) * far
        )
        return [tip, tip + left, tip + left + forward * far, tip + right + forward * far, tip + right]
    }
}

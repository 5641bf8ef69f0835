import VitrineDisplayList
import VitrineGeometry

/// The parameter of a gradient at the centre of each device pixel.
///
/// The parameter is computed from the pixel's own distance to a position of the gradient, never
/// incrementally, so it cannot drift and does not depend on the start of a row of pixels.
public enum GradientGeometry: Sendable {
    /// `t = x * alongX + y * alongY`, measured from the start.
    case linear(PixelOrigin, alongX: Double, alongY: Double)
    /// `t = (|map(p)| - startRadius) * reciprocal`, where `map` takes a device pixel to the gradient's own
    /// plane, with its centre at the origin and its rings as circles.
    case radial(PixelOrigin, map: LinearMap, startRadius: Double, reciprocal: Double)
    /// `t` from the circles of a cone, in the same plane.
    case cone(PixelOrigin, map: LinearMap, RadialCone)
    /// `t` from the angle of `map(p)` past `start`, in turns; `sweep` is positive.
    case angular(PixelOrigin, map: LinearMap, start: Double, sweep: Double)
    /// `t` is before all stops within the radius and past them outside: a ring of zero width.
    case disc(PixelOrigin, map: LinearMap, radius: Double)
    /// Nothing varies: the last colour applies everywhere.
    case degenerate
    /// Nothing is painted.
    case empty

    public init(_ gradient: LinearGradient, transform: Affine) {
        let d = gradient.end - gradient.start
        let square = d.x * d.x + d.y * d.y
        guard square > 0, square.isFinite, let inverse = LinearMap(inverseOf: transform) else {
            self = .degenerate
            return
        }
        let alongX = (inverse.a * d.x + inverse.b * d.y) / square
        let alongY = (inverse.c * d.x + inverse.d * d.y) / square
        guard abs(alongX) < LinearMap.limit, abs(alongY) < LinearMap.limit else {
            self = .degenerate
            return
        }
        self = .linear(PixelOrigin(transform.apply(gradient.start)), alongX: alongX, alongY: alongY)
    }

    init(_ gradient: RadialGradient, transform: Affine) {
        let aspect = 1 / gradient.aspect
        guard gradient.aspect > 0, let map = LinearMap(inverseOf: transform)?.scaled(1, aspect) else {
            self = .degenerate
            return
        }
        let origin = PixelOrigin(transform.apply(gradient.endCenter))
        if gradient.startCenter != gradient.endCenter {
            guard let cone = RadialCone(gradient) else {
                self = .empty
                return
            }
            self = .cone(origin, map: map, cone)
            return
        }
        let span = gradient.endRadius - gradient.startRadius
        if span == 0 {
            self = .disc(origin, map: map, radius: gradient.startRadius)
        } else if span.isFinite && abs(1 / span) < LinearMap.limit {
            self = .radial(origin, map: map, startRadius: gradient.startRadius, reciprocal: 1 / span)
        } else {
            self = .degenerate
        }
    }

    init(_ gradient: AngularGradient, transform: Affine) {
        let sweep = (gradient.endAngle - gradient.startAngle) / 360
        // A sweep in the other direction is the mirrored gradient.
        let mirror: Double = sweep < 0 ? -1 : 1
        guard sweep != 0, sweep.isFinite, let map = LinearMap(inverseOf: transform)?.scaled(1, mirror) else {
            self = .degenerate
            return
        }
        self = .angular(
            PixelOrigin(transform.apply(gradient.center)), map: map,
            start: mirror * gradient.startAngle / 360, sweep: mirror * sweep)
    }
}

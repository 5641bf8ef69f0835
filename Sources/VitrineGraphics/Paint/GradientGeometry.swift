/// Where along a gradient each device pixel's centre lies.
///
/// The parameter is worked out from the pixel's own coordinates each time, never stepped, so it
/// cannot drift and does not depend on where a row of pixels starts.
enum GradientGeometry: Sendable {
    /// `t = x * alongX + (y * alongY + start)`.
    case linear(alongX: Double, alongY: Double, start: Double)
    /// `t = (|map(p)| - startRadius) * reciprocal`, where `map` takes a device pixel to the
    /// gradient's own plane, its centre at the origin and its rings made circles.
    case radial(map: Affine, startRadius: Double, reciprocal: Double)
    /// `t` from the angle of `map(p)` past `start`, in turns; `sweep` is positive.
    case angular(map: Affine, start: Double, sweep: Double)
    /// `t` is before all stops within the radius and past them outside: a ring of no width.
    case disc(map: Affine, radius: Double)
    /// Nothing varies: the last colour everywhere.
    case degenerate

    init(_ gradient: LinearGradient, inverse: Affine) {
        let d = gradient.end - gradient.start
        let square = d.x * d.x + d.y * d.y
        guard square > 0, square.isFinite else {
            self = .degenerate
            return
        }
        self = .linear(
            alongX: (inverse.a * d.x + inverse.b * d.y) / square,
            alongY: (inverse.c * d.x + inverse.d * d.y) / square,
            start: ((inverse.tx - gradient.start.x) * d.x + (inverse.ty - gradient.start.y) * d.y)
                / square)
    }

    init(_ gradient: RadialGradient, inverse: Affine) {
        guard gradient.aspect > 0 else {
            self = .degenerate
            return
        }
        let map =
            inverse
            .then(.translation(-gradient.endCenter.x, -gradient.endCenter.y))
            .then(.scale(1, 1 / gradient.aspect))
        let span = gradient.endRadius - gradient.startRadius
        if span == 0 {
            self = .disc(map: map, radius: gradient.startRadius)
        } else {
            self = .radial(map: map, startRadius: gradient.startRadius, reciprocal: 1 / span)
        }
    }

    init(_ gradient: AngularGradient, inverse: Affine) {
        let sweep = (gradient.endAngle - gradient.startAngle) / 360
        guard sweep != 0 else {
            self = .degenerate
            return
        }
        // A sweep the other way round is the mirrored gradient.
        let mirror: Double = sweep < 0 ? -1 : 1
        let map =
            inverse
            .then(.translation(-gradient.center.x, -gradient.center.y))
            .then(.scale(1, mirror))
        self = .angular(map: map, start: mirror * gradient.startAngle / 360, sweep: mirror * sweep)
    }

    /// The parameter of an angle, both in turns. Beyond the sweep the nearer end goes on.
    @inline(__always)
    static func angularParameter(turn: Double, start: Double, sweep: Double) -> Double {
        var past = turn - start
        past -= past.rounded(.down)
        if past <= sweep { return past / sweep }
        return past - sweep <= 1 - past ? 1 : 0
    }
}

/// An elliptical arc in SVG's parametrisation, by its end points.
struct SVGArc {
    var from: Point
    var to: Point
    /// The radii, not negative.
    var radii: Point
    /// The rotation of the ellipse's x axis, in degrees, clockwise on screen.
    var rotation: Double
    var isLarge: Bool
    var isSweep: Bool

    /// `false` for an arc between equal points, which is empty, and for one with a zero radius, which is a
    /// line (SVG 1.1, F.6.2).
    var isCurve: Bool { from != to && radii.x > 0 && radii.y > 0 }

    /// Returns cubics of at most 45 degrees, as two control points and an end.
    ///
    /// The radial error of such a piece is 4e-6 radii. The conversion to the centre form follows SVG 1.1,
    /// F.6.5 and F.6.6.
    func cubics() -> [(Point, Point, Point)] {
        guard isCurve else { return [] }
        let (sine, cosine) = ExactMath.sinCos(degrees: rotation)
        let half = (from - to) * 0.5
        let x1 = cosine * half.x + sine * half.y
        let y1 = cosine * half.y - sine * half.x
        // In units of the radii everything is a circle, and squares of large numbers do not overflow.
        var (rx, ry) = (radii.x, radii.y)
        var u = Point(x1 / rx, y1 / ry)
        let stretch = u.length
        if stretch > 1 {
            rx *= stretch
            ry *= stretch
            u = u * (1 / stretch)
        }
        let square = u.x * u.x + u.y * u.y
        var k = (max(1 - square, 0) / square).squareRoot()
        if isLarge == isSweep { k = -k }
        let centre = Point(k * u.y, -k * u.x)
        let first = u - centre
        let last = -u - centre
        var sweep = ExactMath.atan2(first.x * last.y - first.y * last.x, first.x * last.x + first.y * last.y)
        if isSweep && sweep < 0 { sweep += 2 * ExactMath.pi }
        if !isSweep && sweep > 0 { sweep -= 2 * ExactMath.pi }
        // Radii or distances too large to square leave no angle; the limit is a line.
        guard sweep.isFinite, sweep != 0 else { return [(from, to, to)] }

        let middle = (from + to) * 0.5
        func place(_ p: Point) -> Point {
            let q = Point((p.x + centre.x) * rx, (p.y + centre.y) * ry)
            return middle + Point(cosine * q.x - sine * q.y, sine * q.x + cosine * q.y)
        }
        let pieces = max(Int((abs(sweep) / (ExactMath.pi / 4) - 1e-9).rounded(.up)), 1)
        let step = sweep / Double(pieces)
        let quarter = ExactMath.sinCos(radians: step / 4)
        let handle = 4.0 / 3 * quarter.sine / quarter.cosine
        var result: [(Point, Point, Point)] = []
        var p = first
        for i in 1...pieces {
            let turn = ExactMath.sinCos(radians: step * Double(i))
            let next = Point(
                first.x * turn.cosine - first.y * turn.sine, first.x * turn.sine + first.y * turn.cosine)
            let c1 = Point(p.x - handle * p.y, p.y + handle * p.x)
            let c2 = Point(next.x + handle * next.y, next.y - handle * next.x)
            result.append((place(c1), place(c2), i == pieces ? to : place(next)))
            p = next
        }
        return result
    }
}

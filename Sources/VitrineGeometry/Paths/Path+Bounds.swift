extension Path {
    /// The tight bounding box of the drawn curve, or `nil` for an empty path.
    public var bounds: Rect? {
        var box: Rect?
        var current = Point.zero
        var start = Point.zero
        func add(_ p: Point) {
            let spot = Rect(origin: p, size: .zero)
            box = box.map { $0.union(spot) } ?? spot
        }
        for element in elements {
            switch element {
            case .move(let p):
                add(p)
                (current, start) = (p, p)
            case .line(let p):
                add(p)
                current = p
            case .quad(let c, let p):
                // The same curve as a cubic.
                let c1 = current + (c - current) * (2.0 / 3)
                let c2 = p + (c - p) * (2.0 / 3)
                Self.extremes(current, c1, c2, p).forEach(add)
                add(p)
                current = p
            case .cubic(let c1, let c2, let p):
                Self.extremes(current, c1, c2, p).forEach(add)
                add(p)
                current = p
            case .close: current = start
            }
        }
        return box
    }

    /// Returns the points of a cubic where it reverses in x or in y.
    private static func extremes(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> [Point] {
        var result: [Point] = []
        func solve(_ v0: Double, _ v1: Double, _ v2: Double, _ v3: Double) {
            // A third of the derivative: a t^2 + b t + c.
            let a = v3 - v0 + 3 * (v1 - v2)
            let b = 2 * (v0 - 2 * v1 + v2)
            let c = v1 - v0
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return }
            // The stable form of the quadratic formula: no difference of nearly equal numbers.
            let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
            for t in [q / a, c / q] where t > 0 && t < 1 {
                result.append(Flattening.cubic(p0, p1, p2, p3, t, 1 - t))
            }
        }
        solve(p0.x, p1.x, p2.x, p3.x)
        solve(p0.y, p1.y, p2.y, p3.y)
        return result
    }
}

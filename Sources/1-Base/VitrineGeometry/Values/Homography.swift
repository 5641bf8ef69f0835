/// A projective map of the plane: `(x, y) -> (X / W, Y / W)`, where `X`, `Y` and `W` are linear in `x`, `y`
/// and 1. Points with `W` of zero or less lie behind the eye.
public struct Homography: Hashable, Sendable {
    /// The value `x * px + y * py + one` of a point.
    public struct Row: Hashable, Sendable {
        public var x: Double
        public var y: Double
        public var one: Double

        public init(_ x: Double, _ y: Double, _ one: Double) {
            self.x = x
            self.y = y
            self.one = one
        }

        @inlinable public func at(_ point: Point) -> Double { x * point.x + y * point.y + one }

        @inlinable public var isFinite: Bool { x.isFinite && y.isFinite && one.isFinite }
    }

    public var x: Row
    public var y: Row
    public var w: Row

    public init(x: Row, y: Row, w: Row) {
        self.x = x
        self.y = y
        self.w = w
    }

    public init(_ map: Affine) {
        self.init(x: Row(map.a, map.c, map.tx), y: Row(map.b, map.d, map.ty), w: Row(0, 0, 1))
    }

    /// Creates the picture of a plane that is turned in space about an axis through an anchor, seen by an eye
    /// in front of the anchor.
    ///
    /// It is the map of CSS' `perspective(1 / nearness) rotate3d(axis, degrees) translateZ(-depth)` with the
    /// anchor as origin. Quarter turns are exact.
    ///
    /// - Parameters:
    ///   - degrees: The angle. About an axis that points down, the right side moves away.
    ///   - axis: The axis, right, down and towards the eye, of any length but zero.
    ///   - anchor: The point of the plane that the axis passes in front of.
    ///   - depth: The distance by which the axis lies in front of the plane.
    ///   - nearness: The reciprocal of the eye's distance from the axis; 0 for an eye that is infinitely far.
    public init(
        degrees: Double, axis: (x: Double, y: Double, z: Double), anchor: Point, depth: Double,
        nearness: Double
    ) {
        // The largest part first: squares of tiny or huge parts would not be numbers.
        let largest = max(abs(axis.x), abs(axis.y), abs(axis.z))
        let (dx, dy, dz) = (axis.x / largest, axis.y / largest, axis.z / largest)
        let length = (dx * dx + dy * dy + dz * dz).squareRoot()
        let (x, y, z) = (dx / length, dy / length, dz / length)
        let (sine, cosine) = ExactMath.sinCos(degrees: degrees)
        let rest = 1 - cosine
        // The turned places of a unit to the right, a unit down, and of the plane's depth behind the axis.
        let right = (x * x * rest + cosine, x * y * rest + z * sine, x * z * rest - y * sine)
        let down = (x * y * rest - z * sine, y * y * rest + cosine, y * z * rest + x * sine)
        let back = (
            -depth * (x * z * rest + y * sine), -depth * (y * z * rest - x * sine),
            -depth * (z * z * rest + cosine)
        )
        let w = Row(-right.2 * nearness, -down.2 * nearness, 1 - back.2 * nearness)
        let turned = Homography(
            x: Row(right.0, down.0, back.0), y: Row(right.1, down.1, back.1), w: w)
        self = turned.after(.translation(-anchor.x, -anchor.y)).then(.translation(anchor.x, anchor.y))
    }

    /// The map as an affine one, if all of the plane is equally far from the eye.
    public var affine: Affine? {
        guard w.x == 0, w.y == 0, w.one > 0 else { return nil }
        return Affine(
            a: x.x / w.one, b: y.x / w.one, c: x.y / w.one, d: y.y / w.one, tx: x.one / w.one,
            ty: y.one / w.one)
    }

    public var isFinite: Bool { x.isFinite && y.isFinite && w.isFinite }

    /// Returns the map that applies `self` first and `next` after it.
    public func then(_ next: Affine) -> Homography {
        func row(_ a: Double, _ c: Double, _ t: Double) -> Row {
            Row(
                a * x.x + c * y.x + t * w.x, a * x.y + c * y.y + t * w.y, a * x.one + c * y.one + t * w.one)
        }
        return Homography(x: row(next.a, next.c, next.tx), y: row(next.b, next.d, next.ty), w: w)
    }

    /// Returns the map that applies `first` before `self`.
    public func after(_ first: Affine) -> Homography {
        func row(_ r: Row) -> Row {
            Row(
                r.x * first.a + r.y * first.b, r.x * first.c + r.y * first.d,
                r.x * first.tx + r.y * first.ty + r.one)
        }
        return Homography(x: row(x), y: row(y), w: row(w))
    }

    /// Returns the image of a point in front of the eye.
    @inlinable public func apply(_ point: Point) -> Point {
        let w = w.at(point)
        return Point(x.at(point) / w, y.at(point) / w)
    }

    /// The inverse map, whose `W` is positive for what is in front of the eye; `nil` if the plane is seen
    /// edge-on.
    public var inverse: Homography? {
        func minor(_ a: (Double, Double), _ b: (Double, Double)) -> Double { a.0 * b.1 - a.1 * b.0 }
        let across = Row(
            minor((y.y, y.one), (w.y, w.one)), -minor((x.y, x.one), (w.y, w.one)),
            minor((x.y, x.one), (y.y, y.one)))
        let down = Row(
            -minor((y.x, y.one), (w.x, w.one)), minor((x.x, x.one), (w.x, w.one)),
            -minor((x.x, x.one), (y.x, y.one)))
        let depth = Row(
            minor((y.x, y.y), (w.x, w.y)), -minor((x.x, x.y), (w.x, w.y)), minor((x.x, x.y), (y.x, y.y)))
        let k = x.x * across.x + x.y * down.x + x.one * depth.x
        guard k != 0, k.isFinite else { return nil }
        func scaled(_ row: Row) -> Row { Row(row.x / k, row.y / k, row.one / k) }
        let inverse = Homography(x: scaled(across), y: scaled(down), w: scaled(depth))
        return inverse.isFinite ? inverse : nil
    }

    /// Returns the derivatives of the image by the point's coordinates, at a point in front of the eye.
    @inlinable public func derivatives(at point: Point) -> (byX: Point, byY: Point) {
        let image = apply(point)
        let w = w.at(point)
        return (
            Point((x.x - image.x * self.w.x) / w, (y.x - image.y * self.w.x) / w),
            Point((x.y - image.x * self.w.y) / w, (y.y - image.y * self.w.y) / w)
        )
    }
}

extension Rect {
    /// Returns the corners of the part of the rectangle where all rows are at least zero, in order; at most
    /// two of them are equal.
    package func corners(where rows: [Homography.Row]) -> [Point] {
        var polygon = [
            Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY),
        ]
        for row in rows {
            var cut: [Point] = []
            for (index, point) in polygon.enumerated() {
                let next = polygon[(index + 1) % polygon.count]
                let (here, there) = (row.at(point), row.at(next))
                if here >= 0 { cut.append(point) }
                guard (here >= 0) != (there >= 0) else { continue }
                let part = here / (here - there)
                cut.append(
                    Point(point.x + (next.x - point.x) * part, point.y + (next.y - point.y) * part))
            }
            polygon = cut
        }
        return polygon
    }
}

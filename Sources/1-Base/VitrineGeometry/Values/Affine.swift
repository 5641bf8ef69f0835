/// An affine map of the plane: `(x, y) -> (a x + c y + tx, b x + d y + ty)`.
public struct Affine: Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    @inlinable public static func translation(_ x: Double, _ y: Double) -> Affine {
        Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    @inlinable public static func scale(_ x: Double, _ y: Double) -> Affine {
        Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Returns a rotation about the origin, clockwise on screen, in degrees. Quarter turns are exact.
    public static func rotation(degrees: Double) -> Affine {
        let (sine, cosine) = ExactMath.sinCos(degrees: degrees)
        return Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Returns the map that applies `self` first and `next` after it.
    @inlinable public func then(_ next: Affine) -> Affine {
        Affine(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the map about `anchor` instead of the origin.
    public func about(_ anchor: Point) -> Affine {
        Affine.translation(-anchor.x, -anchor.y).then(self).then(.translation(anchor.x, anchor.y))
    }

    @inlinable public func apply(_ p: Point) -> Point {
        Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
    }

    /// Returns the bounding box of the transformed rectangle.
    @inlinable public func apply(_ r: Rect) -> Rect {
        let corners = [
            apply(Point(r.minX, r.minY)), apply(Point(r.maxX, r.minY)),
            apply(Point(r.maxX, r.maxY)), apply(Point(r.minX, r.maxY)),
        ]
        var box = Rect(origin: corners[0], size: .zero)
        for p in corners { box = box.union(Rect(origin: p, size: .zero)) }
        return box
    }

    @inlinable public var determinant: Double { a * d - b * c }

    /// The inverse map, or `nil` if the map collapses the plane.
    @inlinable public var inverse: Affine? {
        let k = determinant
        guard k != 0, k.isFinite else { return nil }
        return Affine(
            a: d / k, b: -b / k, c: -c / k, d: a / k,
            tx: (c * ty - d * tx) / k, ty: (b * tx - a * ty) / k)
    }

    /// The mean factor by which lengths are scaled: the square root of the area factor.
    @inlinable public var meanScale: Double { abs(determinant).squareRoot() }

    @inlinable public var isTranslationOrIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension Affine {
    /// +1, or -1 if it mirrors; 0 if the determinant is zero or not finite.
    @inlinable public var orientation: Int32 {
        let determinant = determinant
        return determinant > 0 && determinant.isFinite ? 1 : determinant < 0 && determinant.isFinite ? -1 : 0
    }

    /// The largest factor by which lengths are scaled: the greater singular value.
    @inlinable public var maxScale: Double {
        let sum = a * a + b * b + c * c + d * d
        let difference = (a * a + b * b) - (c * c + d * d)
        let mixed = 2 * (a * c + b * d)
        return ((sum + (difference * difference + mixed * mixed).squareRoot()) / 2).squareRoot()
    }
}

/// A 3 × 3 matrix.
@frozen public struct Matrix3x3: Hashable, Sendable {
    /// The first column.
    public var x: SIMD3<Double>
    /// The second column.
    public var y: SIMD3<Double>
    /// The third column.
    public var z: SIMD3<Double>

    @inlinable public init(columns x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
        self.x = x
        self.y = y
        self.z = z
    }

    @inlinable public init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
        self.init(columns: SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z))
    }

    public static let identity = Matrix3x3(columns: SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))

    /// Returns the product with a vector. The products are added in order, so that the result is the same
    /// everywhere.
    @inlinable public static func * (m: Matrix3x3, v: SIMD3<Double>) -> SIMD3<Double> {
        m.x * v.x + m.y * v.y + m.z * v.z
    }

    @inlinable public static func * (a: Matrix3x3, b: Matrix3x3) -> Matrix3x3 {
        Matrix3x3(columns: a * b.x, a * b.y, a * b.z)
    }

    /// The inverse, or `nil` if the columns lie in a plane or so close to one that no precision would remain.
    public var inverse: Matrix3x3? {
        let (a, b, c) = (Self.cross(y, z), Self.cross(z, x), Self.cross(x, y))
        let determinant = (x * a).sum()
        guard abs(determinant) > 1e-9 else { return nil }
        return Matrix3x3(
            columns: SIMD3(a.x, b.x, c.x) / determinant, SIMD3(a.y, b.y, c.y) / determinant,
            SIMD3(a.z, b.z, c.z) / determinant)
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}

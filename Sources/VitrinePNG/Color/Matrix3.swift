/// A 3 × 3 matrix, stored by columns.
struct Matrix3: Hashable, Sendable {
    var x: SIMD3<Double>
    var y: SIMD3<Double>
    var z: SIMD3<Double>

    init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
        self.x = x
        self.y = y
        self.z = z
    }

    static let identity = Matrix3(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))

    static func * (m: Matrix3, v: SIMD3<Double>) -> SIMD3<Double> { m.x * v.x + m.y * v.y + m.z * v.z }

    static func * (a: Matrix3, b: Matrix3) -> Matrix3 { Matrix3(a * b.x, a * b.y, a * b.z) }

    /// The inverse, or `nil` if the columns lie in a plane or so close to one that no precision would remain.
    var inverse: Matrix3? {
        let (a, b, c) = (Self.cross(y, z), Self.cross(z, x), Self.cross(x, y))
        let determinant = (x * a).sum()
        guard abs(determinant) > 1e-9 else { return nil }
        return Matrix3(
            SIMD3(a.x, b.x, c.x) / determinant, SIMD3(a.y, b.y, c.y) / determinant,
            SIMD3(a.z, b.z, c.z) / determinant)
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}

extension Matrix3 {
    /// The cone response matrix of the Bradford transform, which the ICC (v4, annex E) and CSS use.
    private static let bradford = Matrix3(
        SIMD3(0.8951, -0.7502, 0.0389), SIMD3(0.2664, 1.7135, -0.0685), SIMD3(-0.1614, 0.0367, 1.0296))

    /// Returns the matrix that adapts colours from the white `from` to the white `to`, both in XYZ.
    static func adaptation(from: SIMD3<Double>, to: SIMD3<Double>) -> Matrix3 {
        guard from != to, let back = bradford.inverse else { return .identity }
        let ratio = (bradford * to) / (bradford * from)
        let scaled = Matrix3(SIMD3(ratio.x, 0, 0), SIMD3(0, ratio.y, 0), SIMD3(0, 0, ratio.z))
        return back * (scaled * bradford)
    }
}

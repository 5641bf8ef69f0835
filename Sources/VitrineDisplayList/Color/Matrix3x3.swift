/// A matrix of three rows.
struct Matrix3x3 {
    let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) { rows = (a, b, c) }

    /// Returns the product with a vector. Each row's products are added in order, so that the result is the
    /// same everywhere.
    static func * (m: Matrix3x3, c: SIMD3<Double>) -> SIMD3<Double> {
        func row(_ r: SIMD3<Double>) -> Double { r.x * c.x + r.y * c.y + r.z * c.z }
        return SIMD3(row(m.rows.0), row(m.rows.1), row(m.rows.2))
    }
}

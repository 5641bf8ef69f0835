/// A filter of each pixel's colour, ready to run over rows.
struct ColorFilter: Sendable {
    private enum Kind: Sendable {
        case matrix([Float])
        /// Amount, then the cubic's factors from the third power down.
        case curve(amount: Float, cubic: Float, square: Float, linear: Float, constant: Float)
    }

    private let kind: Kind

    /// Nil for what is not a filter of colours.
    init?(_ filter: LayerFilter) {
        switch filter {
        case .blur: return nil
        case .matrix(let matrix): kind = .matrix(matrix.factors.map { Float($0) })
        case .luminanceCurve(let curve):
            let v = curve.ordinates
            // Four ordinates make a curve; `DisplayListCheck` refuses any other number.
            guard v.count == 4 else { return nil }
            kind = .curve(
                amount: Float(curve.amount), cubic: Float(3 * (v[1] - v[2]) + v[3] - v[0]),
                square: Float(3 * (v[0] - 2 * v[1] + v[2])), linear: Float(3 * (v[1] - v[0])),
                constant: Float(v[0]))
        }
    }

    /// Filters a row in place.
    func apply(to row: UnsafeMutablePointer<PackedPixel>, count: Int) {
        for i in 0..<count { unsafe row[i] = filtered(row[i]) }
    }

    private func filtered(_ pixel: PackedPixel) -> PackedPixel {
        func lane(_ shift: UInt64) -> Float { Float(Int32(truncatingIfNeeded: (pixel >> shift) & 0xFFFF)) }
        func clamp(_ value: Float) -> Float { value > 0 ? (value < 1 ? value : 1) : 0 }
        let alpha = lane(48)
        let unit: Float = alpha > 0 ? 1 / alpha : 0
        let (red, green, blue) = (lane(0) * unit, lane(16) * unit, lane(32) * unit)
        var results: (Float, Float, Float, Float)
        switch kind {
        case .matrix(let m):
            let a = alpha * (1 / 65535)
            func row(_ i: Int) -> Float {
                clamp(m[i] * red + m[i + 1] * green + m[i + 2] * blue + m[i + 3] * a + m[i + 4])
            }
            results = (row(0), row(5), row(10), row(15))
        case .curve(let amount, let cubic, let square, let linear, let constant):
            if pixel.alpha == 0 { return pixel }
            let luma = red * 0.2126 + green * 0.7152 + blue * 0.0722
            let moved = amount * (((cubic * luma + square) * luma + linear) * luma + constant - luma)
            results = (clamp(red + moved), clamp(green + moved), clamp(blue + moved), alpha * (1 / 65535))
        }
        let a = (results.3 * 65535).rounded()
        func component(_ value: Float) -> UInt64 { UInt64((value * a).rounded()) }
        return component(results.0) | component(results.1) << 16 | component(results.2) << 32 | UInt64(a)
            << 48
    }
}

import VitrineDisplayList
import VitrinePixels

/// Filters of each pixel's colour, applied in turn, prepared to run over rows.
///
/// All of them act on a pixel while it is in registers: the colour is divided by alpha, goes through each
/// step in single precision with a clamp after each, and is multiplied by alpha and rounded once. Steps that
/// change no colour are dropped, and runs of equal pixels are computed once.
struct ColorFilter: Sendable {
    typealias Vector = SIMD4<Float>

    enum Step: Sendable {
        /// The factors of red minus green, green, blue minus green, alpha, and 1, with one lane per result.
        ///
        /// The factor of green is the sum of the three colour factors, so that a grey, whose differences are
        /// zero, stays exactly grey if these sums are equal.
        case matrix(red: Vector, grey: Vector, blue: Vector, alpha: Vector, constant: Vector)
        /// The amount, then the coefficients of the cubic from the third power down.
        case curve(amount: Float, cubic: Float, square: Float, linear: Float, constant: Float)
    }

    let steps: [Step]

    var isIdentity: Bool { steps.isEmpty }

    /// Makes the filter, or `nil` if one of `filters` does not filter colours.
    init?(_ filters: [LayerFilter]) {
        var steps: [Step] = []
        for filter in filters {
            switch filter {
            case .blur: return nil
            case .matrix(let matrix):
                if matrix.isIdentity { continue }
                let m = matrix.factors
                // A matrix has twenty factors; `DisplayListValidator` rejects any other number.
                guard m.count == 20 else { return nil }
                func column(_ value: (Int) -> Double) -> Vector {
                    Vector(Float(value(0)), Float(value(5)), Float(value(10)), Float(value(15)))
                }
                steps.append(
                    .matrix(
                        red: column { m[$0] }, grey: column { m[$0] + m[$0 + 1] + m[$0 + 2] },
                        blue: column { m[$0 + 2] }, alpha: column { m[$0 + 3] },
                        constant: column { m[$0 + 4] }))
            case .luminanceCurve(let curve):
                if curve.amount == 0 { continue }
                let v = curve.ordinates
                guard v.count == 4 else { return nil }
                steps.append(
                    .curve(
                        amount: Float(curve.amount), cubic: Float(3 * (v[1] - v[2]) + v[3] - v[0]),
                        square: Float(3 * (v[0] - 2 * v[1] + v[2])), linear: Float(3 * (v[1] - v[0])),
                        constant: Float(v[0])))
            }
        }
        self.steps = steps
    }

    /// Filters a row in place.
    func apply(to row: UnsafeMutablePointer<PackedPixel>, count: Int) {
        if count == 0 || steps.isEmpty { return }
        unsafe steps.withUnsafeBufferPointer { steps in
            unsafe withUnsafeTemporaryAllocation(of: Vector.self, capacity: ColorFilterRow.room) { memory in
                guard let base = memory.baseAddress else { return }
                let group = unsafe ColorFilterRow(base)
                for x in stride(from: 0, to: count, by: ColorFilterRow.limit) {
                    let part = min(ColorFilterRow.limit, count - x)
                    let pixels = unsafe row + x
                    if unsafe Self.areEqual(pixels, part) {
                        unsafe pixels.update(repeating: Self.filtered(pixels[0], steps), count: part)
                        continue
                    }
                    let even = part & ~(ColorFilterRow.lanes - 1)
                    unsafe group.apply(steps, to: pixels, count: even)
                    for x in even..<part { unsafe pixels[x] = Self.filtered(pixels[x], steps) }
                }
            }
        }
    }

    @inline(__always)
    private static func areEqual(_ pixels: UnsafeMutablePointer<PackedPixel>, _ count: Int) -> Bool {
        let first = unsafe pixels[0]
        // Most rows that differ do so at their ends.
        if unsafe pixels[count - 1] != first { return false }
        var difference: PackedPixel = 0
        for x in 0..<count { unsafe difference |= pixels[x] ^ first }
        return difference == 0
    }

    @inline(__always)
    private static func filtered(_ pixel: PackedPixel, _ steps: UnsafeBufferPointer<Step>) -> PackedPixel {
        let whole = pixel.vector
        let alpha = whole.w
        // A division takes longer than the rest of a matrix, and most pixels are opaque.
        let unit: Float = alpha == 65535 ? 1 / 65535 : alpha > 0 ? 1 / alpha : 0
        var color = whole * Vector(repeating: unit)
        color.w = alpha * (1 / 65535)
        for index in 0..<steps.count {
            switch unsafe steps[index] {
            case .matrix(let red, let grey, let blue, let alpha, let constant):
                let green = color.y
                let sum =
                    red * Vector(repeating: color.x - green) + grey * Vector(repeating: green)
                    + blue * Vector(repeating: color.z - green)
                color = clamped(sum + alpha * Vector(repeating: color.w) + constant)
            case .curve(let amount, let cubic, let square, let linear, let constant):
                if color.w == 0 { continue }
                let luma = color.x * 0.2126 + color.y * 0.7152 + color.z * 0.0722
                let moved = amount * (((cubic * luma + square) * luma + linear) * luma + constant - luma)
                let kept = color.w
                color = clamped(color + Vector(repeating: moved))
                color.w = kept
            }
        }
        // Adding 2^23 rounds to nearest, ties to even, for which `rounded()` is a call at the baseline.
        let result = (color.w * 65535 + 8_388_608) - 8_388_608
        return PackedPixel(
            rounding: color * Vector(repeating: result), alpha: UInt16(truncatingIfNeeded: Int32(result)))
    }

    /// Returns the components clamped to 0...1; NaN becomes 0.
    @inline(__always)
    static func clamped(_ vector: Vector) -> Vector {
        let above = Vector().replacing(with: vector, where: vector .> Vector())
        return above.replacing(with: Vector(repeating: 1), where: above .> Vector(repeating: 1))
    }
}

extension ColorMatrix {
    fileprivate var isIdentity: Bool { factors == ColorMatrix.identity.factors }
}

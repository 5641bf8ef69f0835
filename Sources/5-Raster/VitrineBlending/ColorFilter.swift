import VitrineColor
import VitrineDisplayList
import VitrinePixels

/// Filters of each pixel's colour, applied in turn, prepared to run over rows.
///
/// The colour of a pixel is divided by alpha, goes through each step in single precision with a clamp after
/// each, and is multiplied by alpha and rounded once. Steps that change no colour are dropped, and 64 equal
/// pixels are computed once.
package struct ColorFilter: Sendable {
    typealias Vector = SIMD4<Float>

    enum Step: Sendable {
        /// The factors of red minus green, green, blue minus green, alpha, and 1, with one lane per result.
        ///
        /// The factor of green is the sum of the three colour factors, so that a grey, whose differences are
        /// zero, stays exactly grey if these sums are equal.
        case matrix(red: Vector, grey: Vector, blue: Vector, alpha: Vector, constant: Vector)
        /// The same of a matrix that neither reads nor changes alpha.
        case colorMatrix(red: Vector, grey: Vector, blue: Vector, constant: Vector)
        /// The amount, then the coefficients of the cubic from the third power down.
        case curve(amount: Float, cubic: Float, square: Float, linear: Float, constant: Float)
    }

    let steps: [Step]

    package var isIdentity: Bool { steps.isEmpty }

    /// Creates the filter, or `nil` if one of `filters` does not filter colours.
    package init?(_ filters: [LayerFilter]) {
        var steps: [Step] = []
        for filter in filters {
            guard case .pixel(let filter) = filter else { return nil }
            if filter.isIdentity { continue }
            switch filter {
            case .matrix(let matrix):
                let m = matrix.factors
                // A matrix has twenty factors; `DisplayListValidator` rejects any other number.
                guard m.count == 20 else { return nil }
                func column(_ value: (Int) -> Double) -> Vector {
                    Vector(Float(value(0)), Float(value(5)), Float(value(10)), Float(value(15)))
                }
                let red = column { m[$0] }
                let grey = column { m[$0] + m[$0 + 1] + m[$0 + 2] }
                let (blue, constant) = (column { m[$0 + 2] }, column { m[$0 + 4] })
                let alpha = column { m[$0 + 3] }
                steps.append(
                    matrix.keepsAlpha
                        ? .colorMatrix(red: red, grey: grey, blue: blue, constant: constant)
                        : .matrix(red: red, grey: grey, blue: blue, alpha: alpha, constant: constant))
            case .luminanceCurve(let curve):
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
    package func apply(to row: UnsafeMutablePointer<PackedPixel>, count: Int) {
        if count == 0 || steps.isEmpty { return }
        unsafe steps.withUnsafeBufferPointer { steps in
            unsafe withUnsafeTemporaryAllocation(of: Vector.self, capacity: ColorFilterRow.room) { memory in
                guard let base = memory.baseAddress else { return }
                let group = unsafe ColorFilterRow(base)
                for x in unsafe stride(from: 0, to: count, by: ColorFilterRow.limit) {
                    let part = unsafe min(ColorFilterRow.limit, count - x)
                    let pixels = unsafe row + x
                    if unsafe Self.areEqual(pixels, part) {
                        unsafe pixels.update(repeating: Self.filtered(pixels, 1, steps, group), count: part)
                        continue
                    }
                    let even = unsafe part & ~(ColorFilterRow.lanes - 1)
                    unsafe group.apply(steps, to: pixels, count: even)
                    if even < part { _ = unsafe Self.filtered(pixels + even, part - even, steps, group) }
                }
            }
        }
    }

    /// Filters up to four pixels in place, and returns the first.
    private static func filtered(
        _ pixels: UnsafeMutablePointer<PackedPixel>, _ count: Int, _ steps: UnsafeBufferPointer<Step>,
        _ group: ColorFilterRow
    ) -> PackedPixel {
        unsafe withUnsafeTemporaryAllocation(of: PackedPixel.self, capacity: ColorFilterRow.lanes) { memory in
            guard let lanes = memory.baseAddress else { return 0 }
            unsafe lanes.initialize(repeating: 0, count: ColorFilterRow.lanes)
            unsafe lanes.update(from: pixels, count: count)
            unsafe group.apply(steps, to: lanes, count: ColorFilterRow.lanes)
            unsafe pixels.update(from: lanes, count: count)
            return unsafe lanes[0]
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

    /// Returns the components clamped to 0...1; NaN becomes 0.
    @inline(__always)
    static func clamped(_ vector: Vector) -> Vector {
        let above = Vector().replacing(with: vector, where: vector .> Vector())
        return above.replacing(with: Vector(repeating: 1), where: above .> Vector(repeating: 1))
    }
}

extension ColorMatrix {
    /// `true` if alpha stays as it is, and no colour depends on it.
    fileprivate var keepsAlpha: Bool {
        factors.suffix(5) == [0, 0, 0, 1, 0] && [3, 8, 13].allSatisfy { factors[$0] == 0 }
    }
}

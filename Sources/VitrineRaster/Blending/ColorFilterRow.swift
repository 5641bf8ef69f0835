import VitrinePixels

/// Up to 64 pixels that go through a colour filter together: four at a time, a vector for each component.
///
/// Every lane goes through the same operations, so that a pixel does not depend on its neighbours. Each step
/// passes over all pixels before the next, with its factors in registers.
@unsafe struct ColorFilterRow {
    typealias Vector = SIMD4<Float>

    /// The number of pixels of a vector.
    static let lanes = 4
    /// The largest number of pixels.
    static let limit = 64
    /// The number of vectors that the pixels need.
    static let room = limit

    /// The red, green, blue and alpha of four pixels, then of the next four.
    private let vectors: UnsafeMutablePointer<Vector>

    /// - Parameter vectors: Memory for ``room`` vectors.
    init(_ vectors: UnsafeMutablePointer<Vector>) { unsafe self.vectors = vectors }

    /// Filters pixels in place.
    ///
    /// - Parameters:
    ///   - pixels: The pixels.
    ///   - count: Their number, a multiple of four and at most ``limit``.
    ///   - steps: The steps of the filter.
    @inline(__always)
    func apply(
        _ steps: UnsafeBufferPointer<ColorFilter.Step>, to pixels: UnsafeMutablePointer<PackedPixel>,
        count: Int
    ) {
        for x in unsafe stride(from: 0, to: count, by: Self.lanes) {
            unsafe read(pixels + x, to: vectors + x)
        }
        for index in 0..<steps.count {
            switch unsafe steps[index] {
            case .matrix(let red, let grey, let blue, let alpha, let constant):
                unsafe multiply(count, red, grey, blue, alpha, constant)
            case .curve(let amount, let cubic, let square, let linear, let constant):
                unsafe bend(count, amount, cubic, square, linear, constant)
            }
        }
        for x in unsafe stride(from: 0, to: count, by: Self.lanes) {
            unsafe write(vectors + x, to: pixels + x)
        }
    }

    /// Divides the colours of four pixels by alpha.
    @inline(__always)
    private func read(_ pixels: UnsafeMutablePointer<PackedPixel>, to place: UnsafeMutablePointer<Vector>) {
        let (r, g, b, a) = unsafe Vector.transposed(
            pixels[0].vector, pixels[1].vector, pixels[2].vector, pixels[3].vector)
        let unit = Vector().replacing(with: Vector(repeating: 1) / a, where: a .> Vector())
        unsafe (place[0], place[1], place[2]) = (r * unit, g * unit, b * unit)
        unsafe place[3] = a * Vector(repeating: 1 / 65535)
    }

    private func multiply(
        _ count: Int, _ reds: Vector, _ greys: Vector, _ blues: Vector, _ alphas: Vector, _ constants: Vector
    ) {
        // Of each result: the factors of red minus green, green, blue minus green, alpha, and 1.
        func factors(_ lane: Int) -> (Vector, Vector, Vector, Vector, Vector) {
            (
                Vector(repeating: reds[lane]), Vector(repeating: greys[lane]),
                Vector(repeating: blues[lane]), Vector(repeating: alphas[lane]),
                Vector(repeating: constants[lane])
            )
        }
        let (f0, f1, f2, f3) = (factors(0), factors(1), factors(2), factors(3))
        for x in unsafe stride(from: 0, to: count, by: Self.lanes) {
            let place = unsafe vectors + x
            let (green, alpha) = unsafe (place[1], place[3])
            let (x, z) = unsafe (place[0] - green, place[2] - green)
            @inline(__always)
            func result(_ f: (Vector, Vector, Vector, Vector, Vector)) -> Vector {
                let color = f.0 * x + f.1 * green + f.2 * z
                return ColorFilter.clamped(color + f.3 * alpha + f.4)
            }
            unsafe (place[0], place[1], place[2], place[3]) = (result(f0), result(f1), result(f2), result(f3))
        }
    }

    private func bend(
        _ count: Int, _ amount: Float, _ cubic: Float, _ square: Float, _ linear: Float, _ constant: Float
    ) {
        for x in unsafe stride(from: 0, to: count, by: Self.lanes) {
            let place = unsafe vectors + x
            let (red, green, blue) = unsafe (place[0], place[1], place[2])
            let luma = red * 0.2126 + green * 0.7152 + blue * 0.0722
            let target = ((luma * cubic + square) * luma + linear) * luma + constant
            let moved = (target - luma) * amount
            let isSeen = unsafe place[3] .!= Vector()
            unsafe place[0].replace(with: ColorFilter.clamped(red + moved), where: isSeen)
            unsafe place[1].replace(with: ColorFilter.clamped(green + moved), where: isSeen)
            unsafe place[2].replace(with: ColorFilter.clamped(blue + moved), where: isSeen)
        }
    }

    /// Multiplies the colours of four pixels by alpha, rounded.
    @inline(__always)
    private func write(_ place: UnsafeMutablePointer<Vector>, to pixels: UnsafeMutablePointer<PackedPixel>) {
        let raised = unsafe place[3] * Vector(repeating: 65535) + Vector(repeating: 8_388_608)
        let whole = raised - Vector(repeating: 8_388_608)
        let bits = unsafe unsafeBitCast(raised, to: SIMD4<UInt32>.self)
        let (first, second, third, fourth) = unsafe Vector.transposed(
            place[0] * whole, place[1] * whole, place[2] * whole, whole)
        unsafe pixels[0] = PackedPixel(rounding: first, alpha: UInt16(truncatingIfNeeded: bits[0]))
        unsafe pixels[1] = PackedPixel(rounding: second, alpha: UInt16(truncatingIfNeeded: bits[1]))
        unsafe pixels[2] = PackedPixel(rounding: third, alpha: UInt16(truncatingIfNeeded: bits[2]))
        unsafe pixels[3] = PackedPixel(rounding: fourth, alpha: UInt16(truncatingIfNeeded: bits[3]))
    }
}

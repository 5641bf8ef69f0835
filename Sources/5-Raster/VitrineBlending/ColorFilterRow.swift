import VitrinePixels

/// Up to 64 pixels that go through a colour filter together: four at a time, a vector for each component.
///
/// Every lane goes through the same operations, so that a pixel does not depend on its neighbours. Each step
/// passes over all pixels before the next, with its factors in registers.
@unsafe struct ColorFilterRow {
    typealias Vector = SIMD4<Float>
    private typealias Words = SIMD8<UInt16>

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
            case .colorMatrix(let red, let grey, let blue, let constant):
                unsafe multiply(count, red, grey, blue, constant)
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
        // With vectors of single pixels, whose lanes are words, the compiler moves each word by itself.
        let words = UnsafeRawPointer(pixels)
        let even = unsafe words.loadUnaligned(as: Words.self)
        let odd = unsafe words.loadUnaligned(fromByteOffset: 16, as: Words.self)
        let (first, last) = Words.interleaved(even, odd)
        let (redsGreens, bluesAlphas) = Words.interleaved(first, last)
        let (r, g) = unsafe Self.numbers(redsGreens)
        let (b, a) = unsafe Self.numbers(bluesAlphas)
        let unit = Vector().replacing(with: Vector(repeating: 1) / a, where: a .> Vector())
        unsafe (place[0], place[1], place[2]) = (r * unit, g * unit, b * unit)
        unsafe place[3] = a * Vector(repeating: 1 / 65535)
    }

    /// Returns words as numbers: each is placed in the low bits of 2^23, where a step is 1.
    @inline(__always)
    private static func numbers(_ words: Words) -> (Vector, Vector) {
        let (low, high) = Words.interleaved(words, Words(repeating: 0x4B00))
        return unsafe (
            unsafeBitCast(low, to: Vector.self) - .magic, unsafeBitCast(high, to: Vector.self) - .magic
        )
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

    /// Multiplies colours alone. Alpha, too, is clamped: it may be above 1 by the rounding of the division.
    private func multiply(
        _ count: Int, _ reds: Vector, _ greys: Vector, _ blues: Vector, _ constants: Vector
    ) {
        func factors(_ lane: Int) -> (Vector, Vector, Vector, Vector) {
            (
                Vector(repeating: reds[lane]), Vector(repeating: greys[lane]),
                Vector(repeating: blues[lane]), Vector(repeating: constants[lane])
            )
        }
        let (f0, f1, f2) = (factors(0), factors(1), factors(2))
        for x in unsafe stride(from: 0, to: count, by: Self.lanes) {
            let place = unsafe vectors + x
            let green = unsafe place[1]
            let (x, z) = unsafe (place[0] - green, place[2] - green)
            @inline(__always)
            func result(_ f: (Vector, Vector, Vector, Vector)) -> Vector {
                ColorFilter.clamped(f.0 * x + f.1 * green + f.2 * z + f.3)
            }
            unsafe (place[0], place[1], place[2]) = (result(f0), result(f1), result(f2))
            unsafe place[3] = ColorFilter.clamped(place[3])
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
            let bent = (
                ColorFilter.clamped(red + moved), ColorFilter.clamped(green + moved),
                ColorFilter.clamped(blue + moved)
            )
            // Choosing between vectors by a mask, the compiler computes each half of them on its own.
            let alpha = unsafe place[3]
            let isSeen = unsafe unsafeBitCast(alpha .!= Vector(), to: SIMD2<UInt64>.self)
            if isSeen[0] & isSeen[1] == .max {
                unsafe (place[0], place[1], place[2]) = bent
                continue
            }
            for lane in unsafe 0..<Self.lanes where alpha[lane] != 0 {
                unsafe (place[0][lane], place[1][lane], place[2][lane]) = (
                    bent.0[lane], bent.1[lane], bent.2[lane]
                )
            }
        }
    }

    /// Multiplies the colours of four pixels by alpha, rounded like `PackedPixel.init(rounding:alpha:)`.
    @inline(__always)
    private func write(_ place: UnsafeMutablePointer<Vector>, to pixels: UnsafeMutablePointer<PackedPixel>) {
        let raised = unsafe place[3] * Vector(repeating: 65535) + .magic
        let whole = raised - .magic
        /// Returns whole numbers as words, each followed by one that is of no use.
        @inline(__always)
        func words(_ colors: Vector) -> Words {
            let product = colors * whole
            var kept = product.replacing(with: whole, where: product .> whole)
            kept = Vector().replacing(with: kept, where: kept .> Vector())
            return unsafe unsafeBitCast(kept + .magic, to: Words.self)
        }
        let reds = unsafe words(place[0])
        let greens = unsafe words(place[1])
        let blues = unsafe words(place[2])
        let redsBlues = Words.interleaved(reds, blues)
        let greensAlphas = unsafe Words.interleaved(greens, unsafeBitCast(raised, to: Words.self))
        let (first, second) = Words.interleaved(redsBlues.low, greensAlphas.low)
        let (third, fourth) = Words.interleaved(redsBlues.high, greensAlphas.high)
        @inline(__always)
        func pixel(_ words: Words) -> PackedPixel { unsafe unsafeBitCast(words, to: SIMD2<UInt64>.self)[0] }
        unsafe (pixels[0], pixels[1], pixels[2], pixels[3]) = (
            pixel(first), pixel(second), pixel(third), pixel(fourth)
        )
    }
}

extension SIMD4<Float> {
    /// Numbers that, added to whole ones below 2^16, leave these in the low bits.
    @inline(__always)
    fileprivate static var magic: Self { Self(repeating: 8_388_608) }
}

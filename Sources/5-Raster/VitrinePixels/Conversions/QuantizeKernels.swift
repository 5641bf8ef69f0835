import CVector

/// Conversion from premultiplied 16-bit pixels to 8 bits per component, not premultiplied.
enum QuantizeKernels {
    /// Quantises a row.
    ///
    /// - Parameters:
    ///   - offsets: The offsets that are added to the components of pixel x, at index x & 7, before a
    ///     division by 257 that rounds down.
    ///   - next: The distance from `pixels` to the row that will be requested next; see `BlurKernels.Ahead`.
    static func quantize(
        _ pixels: UnsafePointer<Pixmap.Pixel>, _ count: Int, _ offsets: [UInt16], next: Int = 0,
        into output: UnsafeMutablePointer<UInt8>
    ) {
        let row = unsafe UnsafeRawPointer(pixels).assumingMemoryBound(to: PackedPixel.self)
        // The offsets of two pixels, with one lane per component.
        func pair(_ x: Int) -> PixelPair { PixelPair(weights: offsets[x], offsets[x + 1]) }
        let (first, second, third, fourth) = (pair(0), pair(2), pair(4), pair(6))
        @inline(__always)
        func put(_ pair: PixelPair, _ offsets: PixelPair, at x: Int) {
            unsafe UnsafeMutableRawPointer(output + 4 &* x).storeBytes(
                of: steps(pair, offsets), as: SIMD8<UInt8>.self)
        }
        var x = 0
        while x &+ 8 <= count {
            unsafe vitrine_prefetch(row + x + next)
            let (a, b) = unsafe (PixelPair.load(row + x), PixelPair.load(row + x + 2))
            let (c, d) = unsafe (PixelPair.load(row + x + 4), PixelPair.load(row + x + 6))
            let all = a & b & c & d
            if all[3] & all[7] == Unit16.one {
                put(a, first, at: x)
                put(b, second, at: x &+ 2)
                put(c, third, at: x &+ 4)
                put(d, fourth, at: x &+ 6)
            } else {
                for i in x..<x &+ 8 { unsafe quantize(pixels[i], offsets[i & 7], into: output + 4 * i) }
            }
            x &+= 8
        }
        while x < count {
            unsafe quantize(pixels[x], offsets[x & 7], into: output + 4 * x)
            x &+= 1
        }
    }

    @inline(__always)
    private static func quantize(
        _ pixel: Pixmap.Pixel, _ offset: UInt16, into place: UnsafeMutablePointer<UInt8>
    ) {
        let plain = Pixmap.unpremultiplied(pixel)
        unsafe place[0] = step(plain.x, offset)
        unsafe place[1] = step(plain.y, offset)
        unsafe place[2] = step(plain.z, offset)
        unsafe place[3] = step(plain.w, offset)
    }

    /// Returns `(value + offset) / 257`, rounded down: 65281/2^24 exceeds 1/257 by one part in 2^24, too
    /// little to reach the next whole number from any dividend here, and the product fits.
    @inline(__always)
    static func step(_ value: UInt16, _ offset: UInt16) -> UInt8 {
        UInt8(truncatingIfNeeded: ((UInt32(value) &+ UInt32(offset)) &* 65281) >> 24)
    }

    /// Returns `step` for eight components.
    ///
    /// The sum is limited to 65535, which is 255 * 257 and gives the same as larger sums, because offsets are
    /// below 257. With t = 257 q + r, t/256 rounded down is q or, for larger r, q + 1, so that (t - t/256) /
    /// 256 is q for all t.
    @inline(__always)
    private static func steps(_ values: PixelPair, _ offsets: PixelPair) -> SIMD8<UInt8> {
        let sum = values &+ offsets
        let held = sum.replacing(with: Unit16.one, where: sum .< values)
        return SIMD8<UInt8>(lower: (held &- (held &>> 8)) &>> 8)
    }
}

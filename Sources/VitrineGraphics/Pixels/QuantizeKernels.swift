/// From premultiplied 16-bit pixels to 8 bits a component, not premultiplied.
enum QuantizeKernels {
    /// Quantises a row. `offsets` are what is added to the components of pixel x before a division by 257
    /// rounds down, at place x & 7.
    static func quantize(
        _ pixels: UnsafePointer<Pixmap.Pixel>, _ count: Int, _ offsets: [UInt16],
        into output: UnsafeMutablePointer<UInt8>
    ) {
        let row = unsafe UnsafeRawPointer(pixels).assumingMemoryBound(to: PackedPixel.self)
        // The offsets of the four pairs of pixels, a lane for each component.
        let pairs = stride(from: 0, to: 8, by: 2).map { x in
            PixelPair(weights: offsets[x], offsets[x + 1])
        }
        unsafe pairs.withUnsafeBufferPointer { pairs in
            guard let pairs = pairs.baseAddress else { return }
            var x = 0
            while x &+ 2 <= count {
                let pair = unsafe PixelPair.load(row + x)
                if pair[3] & pair[7] == Unit16.one {
                    unsafe UnsafeMutableRawPointer(output + 4 * x).storeBytes(
                        of: steps(pair, pairs[(x >> 1) & 3]), as: SIMD8<UInt8>.self)
                } else {
                    unsafe quantize(pixels[x], offsets[x & 7], into: output + 4 * x)
                    unsafe quantize(pixels[x &+ 1], offsets[(x & 7) + 1], into: output + 4 * x + 4)
                }
                x &+= 2
            }
            if x < count { unsafe quantize(pixels[x], offsets[x & 7], into: output + 4 * x) }
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

    /// `(value + offset) / 257` rounded down: 65281/2^24 exceeds 1/257 by one part in 2^24, too
    /// little to reach the next whole number from any dividend here, and the product fits.
    @inline(__always)
    static func step(_ value: UInt16, _ offset: UInt16) -> UInt8 {
        UInt8(truncatingIfNeeded: ((UInt32(value) &+ UInt32(offset)) &* 65281) >> 24)
    }

    /// The same of eight components. The sum is held at 65535, which is 255 * 257 and gives what the larger
    /// sums give, as offsets are below 257. With t = 257 q + r, t/256 rounded down is q or, for the larger r, q + 1,
    /// so that (t - t/256) / 256 is q for all t.
    @inline(__always)
    private static func steps(_ values: PixelPair, _ offsets: PixelPair) -> SIMD8<UInt8> {
        let sum = values &+ offsets
        let held = sum.replacing(with: Unit16.one, where: sum .< values)
        return SIMD8<UInt8>(lower: (held &- (held &>> 8)) &>> 8)
    }
}

/// From premultiplied 16-bit pixels to 8 bits a component, not premultiplied.
enum QuantizeKernels {
    /// Quantises a row. `offsets` are what is added to the components of pixel x before a division by 257
    /// rounds down, at place x & 7.
    static func quantize(
        _ pixels: UnsafePointer<Pixmap.Pixel>, _ count: Int, _ offsets: [UInt16],
        into output: UnsafeMutablePointer<UInt8>
    ) {
        func pair(_ x: Int) -> PixelPair {
            let (a, b) = (offsets[x], offsets[x + 1])
            return PixelPair(a, a, a, a, b, b, b, b)
        }
        let pairs = (pair(0), pair(2), pair(4), pair(6))
        var x = 0
        while x &+ 8 <= count {
            let row = unsafe UnsafeRawPointer(pixels + x).assumingMemoryBound(to: PackedPixel.self)
            let (a, b) = unsafe (PixelPair.load(row), PixelPair.load(row + 2))
            let (c, d) = unsafe (PixelPair.load(row + 4), PixelPair.load(row + 6))
            let common = a & b & c & d
            if common[3] & common[7] == Unit16.one {
                let place = unsafe UnsafeMutableRawPointer(output + 4 * x)
                unsafe store(steps(a, pairs.0), steps(b, pairs.1), place)
                unsafe store(steps(c, pairs.2), steps(d, pairs.3), place + 16)
            } else {
                for k in x..<x &+ 8 {
                    unsafe quantize(pixels[k], offsets[k & 7], into: output + 4 * k)
                }
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

    /// `(value + offset) / 257` rounded down: 65281/2^24 exceeds 1/257 by one part in 2^24, too
    /// little to reach the next whole number from any dividend here, and the product fits.
    @inline(__always)
    static func step(_ value: UInt16, _ offset: UInt16) -> UInt8 {
        UInt8(truncatingIfNeeded: ((UInt32(value) &+ UInt32(offset)) &* 65281) >> 24)
    }

    /// The same of eight components. The sum is held at 65535, which is 255 * 257 and gives what the larger
    /// sums give, as offsets are below 257.
    @inline(__always)
    private static func steps(_ values: PixelPair, _ offsets: PixelPair) -> SIMD8<UInt8> {
        let sum = values &+ offsets
        let held = sum.replacing(with: Unit16.one, where: sum .< values)
        let product = SIMD8<UInt32>(truncatingIfNeeded: held) &* SIMD8<UInt32>(repeating: 65281)
        return SIMD8<UInt8>(truncatingIfNeeded: PixelPair(truncatingIfNeeded: product &>> 16) &>> 8)
    }

    @inline(__always)
    private static func store(_ a: SIMD8<UInt8>, _ b: SIMD8<UInt8>, _ place: UnsafeMutableRawPointer) {
        unsafe place.storeBytes(of: SIMD16<UInt8>(lowHalf: a, highHalf: b), as: SIMD16<UInt8>.self)
    }
}

import CVector

/// Row kernels that composite packed premultiplied pixels.
///
/// The kernels take only pointers and counts. `SourceOverReference` in the tests specifies each of them, and
/// tests compare the two. Rows may start at any pixel, and must not partially overlap.
public enum SourceOver: Sendable {
    public typealias Row = UnsafeMutablePointer<PackedPixel>
    public typealias Source = UnsafePointer<PackedPixel>

    /// Prefetches a fixed distance ahead, because hardware prefetchers stop at the end of a memory page.
    @inline(__always)
    private static func prefetch(_ row: Source) { unsafe vitrine_prefetch(row + 128) }

    /// Replaces `count` pixels with `pixel`.
    @inlinable static func fill(_ row: Row, _ count: Int, _ pixel: PackedPixel) {
        unsafe row.update(repeating: pixel, count: count)
    }

    /// Paints `pixel` over `count` pixels.
    @inlinable public static func paint(_ row: Row, _ count: Int, _ pixel: PackedPixel) {
        let rest = Unit16.one - pixel.alpha
        if rest == 0 { return unsafe fill(row, count, pixel) }
        unsafe paint(row, count, pixel, onto: row)
    }

    /// Writes `pixel` painted over `count` pixels of `below`, which may be the row itself.
    public static func paint(_ row: Row, _ count: Int, _ pixel: PackedPixel, onto below: Source) {
        let rest = Unit16.one - pixel.alpha
        let (above, factor) = (PixelPair(both: pixel), PixelPair(repeating: rest))
        var i = 0
        if PixelPair.isShort(factor: rest) {
            @inline(__always)
            func pair(_ i: Int) {
                unsafe (above &+ .shortProduct(.load(below + i), factor)).store(row + i)
            }
            // One prefetch per cache line.
            while i &+ 8 <= count {
                unsafe prefetch(below + i)
                pair(i)
                pair(i &+ 2)
                pair(i &+ 4)
                pair(i &+ 6)
                i &+= 8
            }
            while i &+ 2 <= count {
                pair(i)
                i &+= 2
            }
        }
        while i &+ 2 <= count {
            unsafe prefetch(below + i)
            unsafe (above &+ .product(.load(below + i), factor)).store(row + i)
            i &+= 2
        }
        if i < count { unsafe row[i] = pixel &+ below[i].scaled(by: rest) }
    }

    /// Paints a row of pixels over another.
    @inlinable public static func paint(_ row: Row, _ count: Int, _ source: Source) {
        var i = 0
        while i &+ 2 <= count {
            unsafe PixelPair.load(source + i).over(.load(row + i)).store(row + i)
            i &+= 2
        }
        if i < count { unsafe row[i] = source[i].over(row[i]) }
    }

    /// Paints a row of pixels, multiplied by `weight`/65535, over another.
    public static func paint(_ row: Row, _ count: Int, _ source: Source, weight: UInt16) {
        if weight == Unit16.one { return unsafe paint(row, count, source) }
        let factor = PixelPair(repeating: weight)
        var i = 0
        while i &+ 2 <= count {
            let thinned = unsafe PixelPair.product(.load(source + i), factor)
            unsafe thinned.over(.load(row + i)).store(row + i)
            i &+= 2
        }
        if i < count { unsafe row[i] = source[i].scaled(by: weight).over(row[i]) }
    }

    /// Paints `pixel`, multiplied by a row of weights, over a row.
    public static func paint(_ row: Row, _ count: Int, _ pixel: PackedPixel, weights: UnsafePointer<UInt16>) {
        if pixel << 16 == 0 { return unsafe darken(row, count, pixel.alpha, weights: weights) }
        let color = pixel.unpacked
        let (red, green) = (PixelPair(repeating: color.x), PixelPair(repeating: color.y))
        let (blue, alpha) = (PixelPair(repeating: color.z), PixelPair(repeating: color.w))
        var i = 0
        while i &+ 8 <= count {
            let eight = unsafe loadWeights(weights + i)
            let words = unsafe unsafeBitCast(eight, to: SIMD2<UInt64>.self)
            if let end = unsafe endOfUniformRun(weights, i, count, words) {
                let thinned = unsafe pixel.scaled(by: weights[i])
                if words[0] != 0 { unsafe paint(row + i, end &- i, thinned, onto: row + i) }
                i = end
                continue
            }
            if words[0] | words[1] != 0 {
                unsafe prefetch(row + i)
                // Multiply one component of eight pixels at a time, then interleave the components:
                // splatting each weight to four lanes would take as many instructions as the product.
                let (low, high) = (
                    PixelPair.interleaved(.product(eight, red), .product(eight, green)),
                    PixelPair.interleaved(.product(eight, blue), .product(eight, alpha))
                )
                unsafe paint(row + i, low.0, high.0)
                unsafe paint(row + i + 4, low.1, high.1)
            }
            i &+= 8
        }
        while i < count {
            unsafe row[i] = pixel.scaled(by: weights[i]).over(row[i])
            i &+= 1
        }
    }

    /// Loads eight weights into the lanes of a pixel pair.
    @inline(__always)
    private static func loadWeights(_ weights: UnsafePointer<UInt16>) -> PixelPair {
        unsafe UnsafeRawPointer(weights).loadUnaligned(as: PixelPair.self)
    }

    /// Paints four pixels, given as their red-green and blue-alpha halves.
    @inline(__always)
    private static func paint(_ row: Row, _ low: PixelPair, _ high: PixelPair) {
        var both = SIMD8<UInt32>()
        both.evenHalf = unsafe unsafeBitCast(low, to: SIMD4<UInt32>.self)
        both.oddHalf = unsafe unsafeBitCast(high, to: SIMD4<UInt32>.self)
        let first = unsafe unsafeBitCast(both.lowHalf, to: PixelPair.self)
        let second = unsafe unsafeBitCast(both.highHalf, to: PixelPair.self)
        unsafe first.over(.load(row)).store(row)
        unsafe second.over(.load(row + 2)).store(row + 2)
    }

    /// Paints black with the given alpha, multiplied by a row of weights, over a row.
    ///
    /// Most shadows are black. Black takes one product per pair of pixels, plus one for every eight weights;
    /// any other colour takes two per pair.
    private static func darken(_ row: Row, _ count: Int, _ alpha: UInt16, weights: UnsafePointer<UInt16>) {
        let factor = PixelPair(repeating: alpha)
        var i = 0
        while i &+ 8 <= count {
            let eight = unsafe loadWeights(weights + i)
            if let end = unsafe endOfUniformRun(
                weights, i, count, unsafeBitCast(eight, to: SIMD2<UInt64>.self))
            {
                let above = unsafe UInt64(Unit16.product(weights[i], alpha)) << 48
                if above != 0 { unsafe paint(row + i, end &- i, above, onto: row + i) }
                i = end
                continue
            }
            // Each alpha is copied to the four lanes of its pixel.
            unsafe prefetch(row + i)
            let alphas = PixelPair.product(eight, factor)
            let (low, high) = PixelPair.interleaved(alphas, alphas)
            unsafe darken(row + i, low)
            unsafe darken(row + i + 4, high)
            i &+= 8
        }
        while i < count {
            let above = unsafe UInt64(Unit16.product(weights[i], alpha)) << 48
            unsafe row[i] = above.over(row[i])
            i &+= 1
        }
    }

    /// Darkens four pixels by their alphas, each of which `twice` holds two times.
    @inline(__always)
    private static func darken(_ row: Row, _ twice: PixelPair) {
        let words = unsafe unsafeBitCast(twice, to: SIMD4<UInt32>.self)
        var both = SIMD8<UInt32>()
        both.evenHalf = words
        both.oddHalf = words
        unsafe darkenPair(row, unsafeBitCast(both.lowHalf, to: PixelPair.self))
        unsafe darkenPair(row + 2, unsafeBitCast(both.highHalf, to: PixelPair.self))
    }

    /// Darkens two pixels by their alphas, each of which fills the lanes of its pixel.
    @inline(__always)
    private static func darkenPair(_ row: Row, _ alphas: PixelPair) {
        let above = alphas & PixelPair(0, 0, 0, 0xFFFF, 0, 0, 0, 0xFFFF)
        unsafe (above &+ .product(.load(row), alphas.complement)).store(row)
    }

    /// Returns the end of the run of equal weights that starts at `i`, in whole groups of eight, or `nil` if
    /// the weights of the first group, `words`, differ.
    ///
    /// Most weights along the straight sides of a shadow are equal.
    @inline(__always)
    private static func endOfUniformRun(
        _ weights: UnsafePointer<UInt16>, _ i: Int, _ count: Int, _ words: SIMD2<UInt64>
    ) -> Int? {
        guard words[0] == words[1], words[0] == (words[0] & 0xFFFF) &* 0x0001_0001_0001_0001 else {
            return nil
        }
        var end = i &+ 8
        while end &+ 8 <= count {
            let next = unsafe UnsafeRawPointer(weights + end).loadUnaligned(as: SIMD2<UInt64>.self)
            if (next[0] ^ words[0]) | (next[1] ^ words[0]) != 0 { break }
            end &+= 8
        }
        return end
    }

    /// Interpolates a row towards another by `weight`/65535, alpha included.
    ///
    /// This replaces pixels instead of painting over them.
    @inlinable public static func replace(_ row: Row, _ count: Int, _ source: Source, weight: UInt16) {
        if weight == Unit16.one { return unsafe row.update(from: source, count: count) }
        let rest = Unit16.one - weight
        // Rows are edges of a pixel or two: too short for vectors to pay off.
        for i in 0..<count {
            unsafe row[i] = source[i].scaled(by: weight) &+ row[i].scaled(by: rest)
        }
    }

    /// Multiplies a row by `weight`/65535.
    public static func scale(_ row: Row, _ count: Int, weight: UInt16) {
        if weight == Unit16.one { return }
        if weight == 0 { return unsafe fill(row, count, 0) }
        let factor = PixelPair(repeating: weight)
        var i = 0
        while i &+ 2 <= count {
            unsafe PixelPair.product(.load(row + i), factor).store(row + i)
            i &+= 2
        }
        if i < count { unsafe row[i] = row[i].scaled(by: weight) }
    }

    /// Multiplies a row of weights by `weight`/65535.
    public static func scale(_ weights: UnsafeMutablePointer<UInt16>, _ count: Int, weight: UInt16) {
        if weight == Unit16.one { return }
        let factor = PixelPair(repeating: weight)
        var i = 0
        while i &+ 8 <= count {
            let eight = unsafe loadWeights(weights + i)
            unsafe UnsafeMutableRawPointer(weights + i).storeBytes(
                of: PixelPair.product(eight, factor), as: PixelPair.self)
            i &+= 8
        }
        while i < count {
            unsafe weights[i] = Unit16.product(weights[i], weight)
            i &+= 1
        }
    }
}

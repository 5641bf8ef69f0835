/// Row kernels of masks: weights from pixels, pixels cut by weights, and paint that stays within them.
public enum MaskKernels: Sendable {
    public typealias Row = UnsafeMutablePointer<PackedPixel>
    public typealias Source = UnsafePointer<PackedPixel>
    public typealias Weights = UnsafeMutablePointer<UInt16>

    /// BT.709 luma of premultiplied colour in 65536ths, which sum to one.
    @usableFromInline static let luma: (red: UInt64, green: UInt64, blue: UInt64) = (13933, 46871, 4732)

    /// Weights that are the pixels' alpha.
    @inlinable public static func alpha(_ weights: Weights, _ count: Int, of source: Source) {
        for i in 0..<count { unsafe weights[i] = source[i].alpha }
    }

    /// Weights that are the luma of premultiplied colours.
    @inlinable public static func luminance(_ weights: Weights, _ count: Int, of source: Source) {
        for i in 0..<count {
            let pixel = unsafe source[i]
            let red = (pixel & 0xFFFF) &* luma.red
            let green = ((pixel >> 16) & 0xFFFF) &* luma.green
            let blue = ((pixel >> 32) & 0xFFFF) &* luma.blue
            let sum = red &+ green &+ blue
            unsafe weights[i] = UInt16(truncatingIfNeeded: (sum &+ 32768) >> 16)
        }
    }

    /// Multiplies a row by a row of weights.
    @inlinable public static func scale(_ row: Row, _ count: Int, weights: UnsafePointer<UInt16>) {
        var i = 0
        while i &+ 2 <= count {
            unsafe PixelPair.product(.load(row + i), PixelPair(weights: weights[i], weights[i &+ 1])).store(
                row + i)
            i &+= 2
        }
        if i < count { unsafe row[i] = row[i].scaled(by: weights[i]) }
    }

    /// Paints `pixel`, thinned by a row of weights, onto what a row shows and nowhere else: the
    /// Porter-Duff operator *atop*. Alpha stays as it is.
    public static func paintAtop(
        _ row: Row, _ count: Int, _ pixel: PackedPixel, weights: UnsafePointer<UInt16>
    ) {
        for i in 0..<count {
            let below = unsafe row[i]
            let weight = unsafe weights[i]
            if weight == 0 || below == 0 { continue }
            let above = pixel.scaled(by: weight)
            // The two products of alpha are complements, and round to what they must add up to.
            unsafe row[i] =
                above.scaled(by: below.alpha) &+ below.scaled(by: Unit16.one - above.alpha)
        }
    }

    /// From covered shares of pixels, the uncovered shares of their parts `whole`, the one within the other.
    public static func uncovered(_ weights: Weights, _ count: Int, of whole: UInt16) {
        for i in 0..<count { unsafe weights[i] = uncovered(weights[i], of: whole) }
    }

    /// The same, the parts being the alphas of pixels as shares of `opacity`.
    public static func uncovered(_ weights: Weights, _ count: Int, ofAlpha source: Source, opacity: UInt16) {
        for i in 0..<count {
            let alpha = unsafe UInt64(source[i].alpha)
            let share = (alpha &* 65535 &+ UInt64(opacity) / 2) / UInt64(opacity)
            unsafe weights[i] = uncovered(weights[i], of: UInt16(share < 65535 ? share : 65535))
        }
    }

    @inline(__always)
    private static func uncovered(_ part: UInt16, of whole: UInt16) -> UInt16 {
        whole == 0 ? 0 : Unit16.one - Unit16.quotient(part, whole)
    }

    /// Cuts weights under a caster of alpha `opacity`/65535 that is painted over them.
    ///
    /// A pixel of alpha a is covered by c = a / `opacity`, of which the shadow must not be seen; a is
    /// taken from it by painting over, which leaves the factor (1 - c) / (1 - a).
    public static func knockOut(_ weights: Weights, _ count: Int, _ source: Source, opacity: UInt16) {
        if opacity == Unit16.one { return }
        for i in 0..<count {
            let alpha = unsafe source[i].alpha
            if alpha == 0 { continue }
            let factor =
                alpha >= opacity
                ? 0
                : (UInt64(opacity - alpha) &* 65535 &* 65535)
                    / (UInt64(opacity) &* UInt64(Unit16.one - alpha))
            unsafe weights[i] = Unit16.product(weights[i], UInt16(truncatingIfNeeded: factor))
        }
    }

    /// One less each weight.
    @inlinable public static func complement(_ weights: Weights, _ count: Int) {
        for i in 0..<count { unsafe weights[i] = Unit16.one - weights[i] }
    }
}

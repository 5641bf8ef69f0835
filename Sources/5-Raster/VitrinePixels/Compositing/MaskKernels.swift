/// Row kernels of masks: weights from pixels, pixels multiplied by weights, and paint that stays within them.
public enum MaskKernels: Sendable {
    public typealias Row = UnsafeMutablePointer<PackedPixel>
    public typealias Source = UnsafePointer<PackedPixel>
    public typealias Weights = UnsafeMutablePointer<UInt16>

    /// The weights of BT.709 luma for premultiplied colour, in 65536ths, which sum to one.
    @usableFromInline static let luma: (red: UInt64, green: UInt64, blue: UInt64) = (13933, 46871, 4732)

    /// Writes the pixels' alpha as weights.
    @inlinable public static func alpha(_ weights: Weights, _ count: Int, of source: Source) {
        for i in 0..<count { unsafe weights[i] = source[i].alpha }
    }

    /// Writes the luma of premultiplied colours as weights.
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

    /// Paints `pixel`, multiplied by a row of weights, only where a row already shows something: the
    /// Porter-Duff operator *atop*. Alpha is unchanged.
    public static func paintAtop(
        _ row: Row, _ count: Int, _ pixel: PackedPixel, weights: UnsafePointer<UInt16>
    ) {
        for i in 0..<count {
            let below = unsafe row[i]
            let weight = unsafe weights[i]
            if weight == 0 || below == 0 { continue }
            let above = pixel.scaled(by: weight)
            // The two products for alpha are complements, and round to values that add up correctly.
            unsafe row[i] =
                above.scaled(by: below.alpha) &+ below.scaled(by: Unit16.one - above.alpha)
        }
    }

    /// Turns covered fractions of pixels into the uncovered fractions of their parts `whole`, with the
    /// covered part taken to lie within.
    public static func uncovered(_ weights: Weights, _ count: Int, of whole: UInt16) {
        for i in 0..<count { unsafe weights[i] = uncovered(weights[i], of: whole) }
    }

    /// Turns covered fractions of pixels into the uncovered fractions of their parts, which are the alphas of
    /// `source` divided by `opacity`.
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

    /// Knocks out weights under a caster of alpha `opacity`/65535 that is painted over them.
    ///
    /// A pixel of alpha a is covered by c = a / `opacity`, where the shadow must not be seen; painting over
    /// it removes a, which leaves the factor (1 - c) / (1 - a).
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

    /// Replaces each weight by one minus the weight.
    @inlinable public static func complement(_ weights: Weights, _ count: Int) {
        for i in 0..<count { unsafe weights[i] = Unit16.one - weights[i] }
    }
}

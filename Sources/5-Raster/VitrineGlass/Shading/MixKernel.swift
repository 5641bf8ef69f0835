import VitrinePixels

/// Mixes rows of pixels, each with a weight of its own.
public enum MixKernel: Sendable {
    public typealias Row = UnsafeMutablePointer<PackedPixel>
    public typealias Source = UnsafePointer<PackedPixel>

    /// Writes `near` moved towards `far`, rounded once: equal pixels are preserved.
    ///
    /// - Parameter weights: The weights of `far`, in 65535ths.
    public static func mix(
        _ row: Row, _ count: Int, _ near: Source, _ far: Source, weights: UnsafePointer<UInt16>
    ) {
        var i = 0
        while i &+ 2 <= count {
            let weight = unsafe PixelPair(weights: weights[i], weights[i &+ 1])
            let (from, to) = unsafe (PixelPair.load(near + i), PixelPair.load(far + i))
            let sum =
                SIMD8<UInt32>(widening: to) &* SIMD8<UInt32>(widening: weight)
                &+ SIMD8<UInt32>(widening: from) &* SIMD8<UInt32>(widening: weight.complement)
            // As in `Unit16.product`: two products with weights that sum to 65535 are no more than one with
            // 65535.
            let half = sum &+ SIMD8<UInt32>(repeating: 32768)
            unsafe PixelPair(truncatingIfNeeded: (half &+ half &>> 16) &>> 16).store(row + i)
            i &+= 2
        }
        if i < count {
            unsafe row[i] = mixed(near[i], far[i], weights[i])
        }
    }

    private static func mixed(_ near: PackedPixel, _ far: PackedPixel, _ weight: UInt16) -> PackedPixel {
        let (near, far) = (near.unpacked, far.unpacked)
        var result = near
        for lane in 0..<4 {
            let half =
                UInt32(far[lane]) &* UInt32(weight) &+ UInt32(near[lane]) &* UInt32(Unit16.one - weight)
                &+ 32768
            result[lane] = UInt16(truncatingIfNeeded: (half &+ half >> 16) >> 16)
        }
        return PackedPixel(result)
    }
}

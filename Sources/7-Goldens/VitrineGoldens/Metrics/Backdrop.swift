import VitrineComparisonSettings

/// Compositing of translucent colours on a backdrop.
enum Backdrop {
    /// Returns the difference of two colours, each composited on the backdrop.
    @inline(__always)
    static func difference(
        _ a: SIMD4<Double>, _ b: SIMD4<Double>, on backdrop: ComparisonBackdrop, place: Int
    ) -> SIMD3<Double> {
        let below = color(backdrop, place: place)
        let alpha = a.w - b.w
        return SIMD3(
            (a.x * a.w - b.x * b.w - below.x * alpha) / 255, (a.y * a.w - b.y * b.w - below.y * alpha) / 255,
            (a.z * a.w - b.z * b.w - below.z * alpha) / 255)
    }

    /// Returns the colour of the backdrop at a pixel.
    ///
    /// pixelmatch derives its checkerboard from the offset of the pixel's first byte, so that its red is
    /// always dark.
    static func color(_ backdrop: ComparisonBackdrop, place: Int) -> SIMD3<Double> {
        guard backdrop == .checkerboard else { return SIMD3(repeating: 255) }
        let offset = Double(place * 4)
        let green = Int(offset / 1.618033988749895) % 2
        let blue = Int(offset / 2.618033988749895) % 2
        return SIMD3(48, Double(48 + 159 * green), Double(48 + 159 * blue))
    }
}

/// Row kernels that let a picture show in proportion to another one.
enum Masking {
    /// Multiplies pixels by the alpha of others.
    static func keep(
        _ row: UnsafeMutablePointer<PackedPixel>, _ count: Int, alphaOf source: UnsafePointer<PackedPixel>
    ) {
        for i in 0..<count { unsafe row[i] = row[i].scaled(by: source[i].alpha) }
    }

    /// Multiplies pixels by the luma of others, which premultiplied colour makes luma over black.
    static func keep(
        _ row: UnsafeMutablePointer<PackedPixel>, _ count: Int, luminanceOf source: UnsafePointer<PackedPixel>
    ) {
        for i in 0..<count { unsafe row[i] = row[i].scaled(by: luma(source[i])) }
    }

    /// BT.709 luma of the encoded components; the weights are 65536ths and sum to one, so that white
    /// is exactly one.
    @inline(__always)
    static func luma(_ pixel: PackedPixel) -> UInt16 {
        let red = UInt32(truncatingIfNeeded: pixel & 0xFFFF)
        let green = UInt32(truncatingIfNeeded: (pixel >> 16) & 0xFFFF)
        let blue = UInt32(truncatingIfNeeded: (pixel >> 32) & 0xFFFF)
        return UInt16(truncatingIfNeeded: (red &* 13933 &+ green &* 46871 &+ blue &* 4732 &+ 32768) >> 16)
    }

    /// Paints `pixel`, thinned by a row of weights, onto what is there and nowhere else: alpha stays
    /// as it is to the bit, since the two shares of it that are summed round in opposite directions.
    static func paintAtop(
        _ row: UnsafeMutablePointer<PackedPixel>, _ count: Int, _ pixel: PackedPixel,
        weights: UnsafePointer<UInt16>
    ) {
        for i in 0..<count {
            let above = unsafe pixel.scaled(by: weights[i])
            let below = unsafe row[i]
            unsafe row[i] = above.scaled(by: below.alpha) &+ below.scaled(by: Unit16.one - above.alpha)
        }
    }
}

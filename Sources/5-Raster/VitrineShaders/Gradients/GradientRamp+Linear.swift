import VitrinePixels

extension GradientRamp {
    /// Like `fill`, for the parameter `origin.x(x + i) * alongX + down`: the same arithmetic, four pixels at
    /// a time if they share a segment. As the parameter only rises, or only falls, along a row, its values at
    /// the first and the fourth pixel decide that.
    ///
    /// Tried and lost: a table of colours, because the 65536 entries that a slow gradient needs are read as
    /// slowly as they are computed. Stepping whole colours would be faster still, but a picture moved by
    /// whole pixels would not be the same to the bit.
    static func fillLinear(
        _ row: UnsafeMutablePointer<PackedPixel>, _ count: Int, _ segments: UnsafeBufferPointer<Segment>,
        x: Int, origin: PixelOrigin, alongX: Double, down: Double
    ) {
        func parameter(_ i: Int) -> Double { origin.x(x &+ i) * alongX + down }
        let steps = SIMD4<Double>(0, 1, 2, 3)
        var i = 0
        var index = 0
        while i < count {
            let t = parameter(i)
            index = unsafe Self.index(of: t, in: segments, near: index)
            let segment = unsafe segments[index]
            while i &+ 4 <= count {
                let columns = SIMD4<Double>(repeating: Double(x &+ i)) + steps
                let t = origin.x(columns) * alongX + down
                let isInside =
                    !(t[0] < segment.lower) && !(t[0] >= segment.upper) && !(t[3] < segment.lower)
                    && !(t[3] >= segment.upper)
                if !isInside { break }
                var position = (t - segment.base) * segment.reciprocal
                position.replace(with: 0, where: .!(position .> 0))
                position.replace(with: 1, where: position .>= 1)
                let u = SIMD4<Float>(
                    Float(position[0]), Float(position[1]), Float(position[2]), Float(position[3]))
                let v = SIMD4<Float>(repeating: 1) - u
                unsafe pair(segment, u[0], v[0], u[1], v[1]).store(row + i)
                unsafe pair(segment, u[2], v[2], u[3], v[3]).store(row + i + 2)
                i &+= 4
            }
            if i == count { return }
            // One by one up to the next segment, or the end.
            unsafe fill(row + i, 1, segments) { _ in parameter(i) }
            i &+= 1
        }
    }

    /// Returns the colours at two positions of a segment.
    @inline(__always)
    private static func pair(
        _ segment: Segment, _ u0: Float, _ v0: Float, _ u1: Float, _ v1: Float
    ) -> PixelPair {
        // Adding 2^23 leaves the nearest integer in the low bits of the float.
        let magic = Components(repeating: 8_388_608)
        let a = segment.from * v0 + segment.to * u0 + magic
        let b = segment.from * v1 + segment.to * u1 + magic
        let bits = unsafe unsafeBitCast(
            SIMD8<Float>(lowHalf: a, highHalf: b), to: SIMD8<UInt32>.self)
        return PixelPair(lower: bits)
    }
}

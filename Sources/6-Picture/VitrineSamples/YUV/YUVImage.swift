import VitrinePixels

/// A picture of luma, chroma and alpha with 8 to 12 bits a sample, as AVIF and HEIC code it.
package struct YUVImage {
    let luma: YUVPlane
    /// Cb and Cr; none for greys.
    let chroma: [YUVPlane]
    let alpha: YUVPlane?
    let matrix: YUVMatrix
    /// `true` if colours are multiplied by alpha.
    let isPremultiplied: Bool

    /// Creates a picture, whose size is that of the luma. Chroma has all columns and rows or half of them,
    /// rounded up, and alpha all.
    package init(
        luma: YUVPlane, chroma: [YUVPlane], alpha: YUVPlane?, matrix: YUVMatrix, isPremultiplied: Bool
    ) {
        precondition(chroma.isEmpty || chroma.count == 2, "grey, or both of chroma")
        let sizes = chroma.map { [$0.width, $0.height] }
        precondition(Set(sizes).count < 2, "Cb and Cr have the same size")
        for plane in chroma {
            precondition(plane.width == luma.width || plane.width == (luma.width + 1) / 2)
            precondition(plane.height == luma.height || plane.height == (luma.height + 1) / 2)
        }
        if let alpha { precondition(alpha.width == luma.width && alpha.height == luma.height) }
        self.luma = luma
        self.chroma = chroma
        self.alpha = alpha
        self.matrix = matrix
        self.isPremultiplied = isPremultiplied
    }

    package var width: Int { luma.width }
    package var height: Int { luma.height }

    /// Returns the pixels, whose colours are not multiplied by alpha. Their reference is `YUVReference` in
    /// the tests.
    package func rgba() -> RGBA8Image {
        let count = width * height * 4
        let components = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            guard let base = buffer.baseAddress else { return }
            unsafe fill(UnsafeMutableRawPointer(base))
            filled = count
        }
        return RGBA8Image(width: width, height: height, components: components)
    }

    private func rows(_ plane: YUVPlane) -> YUVRows {
        // A single column is its own half; there is nothing between it and a next one.
        YUVRows(plane, isHalfWide: plane.width < width, isHalfHigh: plane.height < height)
    }

    private func fill(_ out: UnsafeMutableRawPointer) {
        let colors = ([luma] + chroma).map(rows)
        let opacity = alpha.map(rows)
        defer { (colors + [opacity].compactMap { $0 }).forEach { $0.close() } }
        for y in 0..<height {
            colors.forEach { $0.fill(y) }
            let to = unsafe out + y * width * 4
            unsafe writeColors(colors, to: to)
            if let opacity, let alpha {
                opacity.fill(y)
                unsafe write(opacity, highest: UInt32(1) << UInt32(alpha.depth) - 1, to: to)
            }
        }
    }

    private func writeColors(_ rows: [YUVRows], to out: UnsafeMutableRawPointer) {
        let matrix = matrix
        let y = unsafe rows[0].row
        guard rows.count == 3 else {
            for x in 0..<width {
                let gray = unsafe YUVMatrix.component(matrix.green, matrix.start.y, SIMD3(y[x], 0, 0))
                unsafe Self.store(gray &* 0x10101 | 0xFF00_0000, x, out)
            }
            return
        }
        let (cb, cr) = unsafe (rows[1].row, rows[2].row)
        for x in 0..<width {
            let sample = unsafe SIMD3(y[x], cb[x], cr[x])
            let red = YUVMatrix.component(matrix.red, matrix.start.x, sample)
            let green = YUVMatrix.component(matrix.green, matrix.start.y, sample)
            let blue = YUVMatrix.component(matrix.blue, matrix.start.z, sample)
            unsafe Self.store(red | green &<< 8 | blue &<< 16 | 0xFF00_0000, x, out)
        }
    }

    /// Writes alpha, and divides colours by it where they are multiplied by it.
    private func write(_ opacity: YUVRows, highest: UInt32, to out: UnsafeMutableRawPointer) {
        for x in 0..<width {
            let sample = unsafe UInt32(truncatingIfNeeded: opacity.row[x])
            let alpha = (sample &* 255 &+ highest / 2) / highest
            var pixel = unsafe UInt32(
                littleEndian: out.load(fromByteOffset: 4 &* x, as: UInt32.self))
            if isPremultiplied, sample < highest {
                func divided(_ shift: UInt32) -> UInt32 {
                    let color = (pixel &>> shift & 255) &* highest
                    return sample == 0 ? 0 : min((color &+ sample / 2) / sample, 255) &<< shift
                }
                pixel = divided(0) | divided(8) | divided(16)
            }
            unsafe Self.store(pixel & 0xFF_FFFF | alpha &<< 24, x, out)
        }
    }

    @inline(__always)
    private static func store(_ pixel: UInt32, _ x: Int, _ out: UnsafeMutableRawPointer) {
        unsafe out.storeBytes(of: pixel.littleEndian, toByteOffset: 4 &* x, as: UInt32.self)
    }
}

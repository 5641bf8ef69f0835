/// A row of pixels whose components are apart.
@safe struct SampleRow {
    typealias Bytes = UnsafePointer<UInt8>

    /// A line of samples for each plane.
    let lines: [Bytes]
    let width: Int

    /// Writes the pixels in RGBA.
    func write(_ colors: SampleColors, to out: UnsafeMutableRawPointer) {
        switch colors {
        case .gray:
            let line = unsafe lines[0]
            for x in 0..<width {
                let gray = unsafe UInt32(line[x])
                unsafe Self.store(gray, gray, gray, 255, x, out)
            }
        case .rgb:
            let (r, g, b) = unsafe (lines[0], lines[1], lines[2])
            for x in 0..<width { unsafe Self.store(UInt32(r[x]), UInt32(g[x]), UInt32(b[x]), 255, x, out) }
        case .yCbCr(let matrix): unsafe writeYCbCr(matrix, to: out)
        case .cmyk(let isInverted): unsafe writeCMYK(isInverted ? 0 : 255, to: out)
        case .ycck(let isInverted): unsafe writeYCCK(isInverted ? 0 : 255, to: out)
        }
    }

    private func writeYCbCr(_ matrix: YCbCrMatrix, to out: UnsafeMutableRawPointer) {
        let (y, cb, cr) = unsafe (lines[0], lines[1], lines[2])
        guard unsafe lines.count > 3 else {
            for x in 0..<width {
                let color = unsafe matrix.color(y[x], cb[x], cr[x])
                unsafe Self.store(color.red, color.green, color.blue, 255, x, out)
            }
            return
        }
        let alpha = unsafe lines[3]
        for x in 0..<width {
            let color = unsafe matrix.color(y[x], cb[x], cr[x])
            unsafe Self.store(color.red, color.green, color.blue, UInt32(alpha[x]), x, out)
        }
    }

    /// Writes colours that reflect what neither their ink nor black takes away.
    ///
    /// - Parameter full: The bits that differ between a sample and the light that it lets through.
    private func writeCMYK(_ full: UInt8, to out: UnsafeMutableRawPointer) {
        let (c, m, y, k) = unsafe (lines[0], lines[1], lines[2], lines[3])
        for x in 0..<width {
            let paper = unsafe UInt32(k[x] ^ full)
            unsafe Self.store(
                Self.product(UInt32(c[x] ^ full), paper), Self.product(UInt32(m[x] ^ full), paper),
                Self.product(UInt32(y[x] ^ full), paper), 255, x, out)
        }
    }

    private func writeYCCK(_ full: UInt8, to out: UnsafeMutableRawPointer) {
        let (y, cb, cr, k) = unsafe (lines[0], lines[1], lines[2], lines[3])
        // The complements of CMY are stored, so that these are inverted once more.
        let inks = UInt32(255 ^ full)
        for x in 0..<width {
            let paper = unsafe UInt32(k[x] ^ full)
            let color = unsafe YCbCrMatrix.full.color(y[x], cb[x], cr[x])
            unsafe Self.store(
                Self.product(color.red ^ inks, paper), Self.product(color.green ^ inks, paper),
                Self.product(color.blue ^ inks, paper), 255, x, out)
        }
    }

    /// Returns the nearest share of 255.
    @inline(__always)
    private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 { (a &* b &+ 127) / 255 }

    @inline(__always)
    private static func store(
        _ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32, _ x: Int,
        _ out: UnsafeMutableRawPointer
    ) {
        let pixel = red | green &<< 8 | blue &<< 16 | alpha &<< 24
        unsafe out.storeBytes(of: pixel.littleEndian, toByteOffset: 4 &* x, as: UInt32.self)
    }
}

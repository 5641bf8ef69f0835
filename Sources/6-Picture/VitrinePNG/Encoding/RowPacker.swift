/// A packer that converts rows of a picture to the form in the file, before filtering.
struct RowPacker<Component: FixedWidthInteger & UnsignedInteger & Sendable> {
    let plan: PNG.Plan

    /// Packs a row.
    ///
    /// - Parameters:
    ///   - row: The components of the row.
    ///   - out: A buffer for the bytes of the row and four more, which may be overwritten.
    func pack(_ row: UnsafePointer<Component>, into out: UnsafeMutablePointer<UInt8>) {
        switch plan.format {
        case .palette(let palette): unsafe packIndices(row, palette, out)
        case .rgb: unsafe packColors(row, out)
        case .rgba: unsafe packAll(row, out)
        }
    }

    private func packColors(_ row: UnsafePointer<Component>, _ out: UnsafeMutablePointer<UInt8>) {
        let width = plan.width
        if Component.bitWidth == 8 {
            let raw = unsafe UnsafeRawPointer(row)
            let target = UnsafeMutableRawPointer(out)
            for x in 0..<width {
                // The fourth byte is overwritten by the next pixel.
                let pixel = unsafe raw.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
                unsafe target.storeBytes(of: pixel, toByteOffset: 3 &* x, as: UInt32.self)
            }
        } else {
            for x in 0..<width {
                for channel in 0..<3 {
                    unsafe Self.store(row[4 &* x &+ channel], out + (6 &* x &+ 2 &* channel))
                }
            }
        }
    }

    private func packAll(_ row: UnsafePointer<Component>, _ out: UnsafeMutablePointer<UInt8>) {
        let count = plan.width * 4
        if Component.bitWidth == 8 {
            unsafe UnsafeMutableRawPointer(out).copyMemory(from: row, byteCount: count)
        } else {
            for i in 0..<count { unsafe Self.store(row[i], out + 2 &* i) }
        }
    }

    /// Stores a component with the high byte first.
    @inline(__always)
    private static func store(_ value: Component, _ out: UnsafeMutablePointer<UInt8>) {
        unsafe out[0] = UInt8(truncatingIfNeeded: value &>> 8)
        unsafe out[1] = UInt8(truncatingIfNeeded: value)
    }

    /// Packs indices with the leftmost pixel in the highest bits.
    private func packIndices(
        _ row: UnsafePointer<Component>, _ palette: Palette, _ out: UnsafeMutablePointer<UInt8>
    ) {
        let raw = unsafe UnsafeRawPointer(row)
        let bits = plan.depth
        var last = unsafe UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))
        var index = palette.index(of: last)
        var (held, filled, next) = (UInt8(0), 0, 0)
        for x in 0..<plan.width {
            let color = unsafe UInt32(
                littleEndian: raw.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self))
            if color != last {
                last = color
                index = palette.index(of: color)
            }
            held = bits == 8 ? index : held &<< UInt8(truncatingIfNeeded: bits) | index
            filled &+= bits
            if filled == 8 {
                unsafe out[next] = held
                next &+= 1
                (held, filled) = (0, 0)
            }
        }
        if filled > 0 { unsafe out[next] = held << UInt8(8 - filled) }
    }
}

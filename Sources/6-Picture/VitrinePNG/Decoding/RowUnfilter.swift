/// The reversal of row filters for RGB and RGBA of 8 bits per channel (PNG, third edition, 9.2), with RGBA as
/// output.
///
/// libpng does the same a byte at a time where it was built without vectors, as Debian's is, in six times the
/// time. Its reference is `RowFilterReference.unfiltered` in the tests.
enum RowUnfilter {
    typealias Bytes = UnsafePointer<UInt8>
    /// The bytes of a pixel.
    private typealias Pixel = SIMD4<UInt8>

    /// Bytes behind the last row that must be readable: a pixel of three bytes is loaded with the one after.
    static let margin = 8

    /// Returns the components of a picture, or `nil` if a row has an unknown filter.
    ///
    /// - Parameters:
    ///   - rows: rows of one byte, the filter, and `width * channels` more; `margin` more bytes may be read.
    ///   - channels: 3 or 4.
    static func components(_ rows: Bytes, width: Int, height: Int, channels: Int) -> [UInt8]? {
        let stride = 1 + width * channels
        for y in 0..<height where unsafe RowFilter(rawValue: rows[y * stride]) == nil { return nil }
        return unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, filled in
            guard let base = buffer.baseAddress else { return }
            // The row above the first one counts as zeros.
            let zeros = UnsafeMutablePointer<UInt8>.allocate(capacity: width * 4)
            unsafe zeros.initialize(repeating: 0, count: width * 4)
            defer { unsafe zeros.deallocate() }
            for y in 0..<height {
                let out = unsafe base + y * width * 4
                let above = unsafe y == 0 ? Bytes(zeros) : Bytes(out) - width * 4
                unsafe row(rows + y * stride, above: above, width, channels: channels, into: out)
            }
            filled = width * height * 4
        }
    }

    private static func row(
        _ row: Bytes, above: Bytes, _ width: Int, channels: Int, into out: UnsafeMutablePointer<UInt8>
    ) {
        let filter = unsafe RowFilter(rawValue: row[0]) ?? .none
        let from = unsafe row + 1
        if channels == 4 {
            unsafe run(filter, from, above, width, 4, 0, out)
        } else {
            unsafe run(filter, from, above, width, 3, 0xFF00_0000, out)
        }
    }

    /// Reverses the filter of one row. `opaque` contains the bits that are set in each pixel.
    @inline(__always)
    private static func run(
        _ filter: RowFilter, _ row: Bytes, _ above: Bytes, _ width: Int, _ channels: Int, _ opaque: UInt32,
        _ out: UnsafeMutablePointer<UInt8>
    ) {
        switch filter {
        case .none: unsafe each(row, above, width, channels, opaque, out) { x, _, _, _ in x }
        case .sub: unsafe each(row, above, width, channels, opaque, out) { x, a, _, _ in x &+ a }
        case .up: unsafe each(row, above, width, channels, opaque, out) { x, _, b, _ in x &+ b }
        case .average:
            unsafe each(row, above, width, channels, opaque, out) { x, a, b, _ in
                x &+ ((a & b) &+ (((a ^ b) & Pixel(repeating: 0xFE)) &>> Pixel(repeating: 1)))
            }
        case .paeth:
            unsafe each(row, above, width, channels, opaque, out) { x, a, b, c in x &+ predicted(a, b, c) }
        }
    }

    /// Reverses one row, pixel by pixel. The names a, b and c are those of the specification: left, above,
    /// and above left.
    @inline(__always)
    private static func each(
        _ row: Bytes, _ above: Bytes, _ width: Int, _ channels: Int, _ opaque: UInt32,
        _ out: UnsafeMutablePointer<UInt8>, _ unfiltered: (Pixel, Pixel, Pixel, Pixel) -> Pixel
    ) {
        var (a, c) = (Pixel(), Pixel())
        for i in 0..<width {
            let b = unsafe load(above + i &* 4)
            a = unsafe unfiltered(load(row + i &* channels), a, b, c)
            c = b
            let bits = unsafe unsafeBitCast(a, to: UInt32.self) | opaque
            unsafe UnsafeMutableRawPointer(out + i &* 4).storeBytes(of: bits, as: UInt32.self)
        }
    }

    @inline(__always)
    private static func load(_ bytes: Bytes) -> Pixel {
        unsafe unsafeBitCast(UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self), to: Pixel.self)
    }

    @inline(__always)
    private static func predicted(_ a: Pixel, _ b: Pixel, _ c: Pixel) -> Pixel {
        typealias Wide = SIMD4<Int32>
        let (wideA, wideB, wideC) = (
            Wide(truncatingIfNeeded: a), Wide(truncatingIfNeeded: b), Wide(truncatingIfNeeded: c)
        )
        // The estimate a + b - c differs from a by b - c, and from b by a - c.
        let (fromA, fromB) = (wideB &- wideC, wideA &- wideC)
        let (farA, farB, farC) = (magnitude(fromA), magnitude(fromB), magnitude(fromA &+ fromB))
        let other = wideB.replacing(with: wideC, where: farC .< farB)
        let result = wideA.replacing(with: other, where: (farB .< farA) .| (farC .< farA))
        return Pixel(truncatingIfNeeded: result)
    }

    @inline(__always)
    private static func magnitude(_ x: SIMD4<Int32>) -> SIMD4<Int32> {
        x.replacing(with: SIMD4<Int32>() &- x, where: x .< SIMD4<Int32>())
    }
}

/// The row filters of the format (PNG, third edition, 9.2), with its raw values.
enum RowFilter: UInt8, CaseIterable, Sendable {
    case none, sub, up, average, paeth

    typealias Bytes = UnsafePointer<UInt8>
    private typealias Vector = SIMD16<UInt8>

    /// The number of bytes before a row, and before the row above it, that must be readable and zero.
    static let margin = 16

    /// Filters a row.
    ///
    /// - Parameters:
    ///   - row: The bytes of the row.
    ///   - above: The row above; zeros for the first row.
    ///   - count: The number of bytes in the row.
    ///   - pixelBytes: The distance of a byte from its left neighbour, from 1 to 8.
    ///   - out: The buffer for the filtered row.
    func apply(
        _ row: Bytes, above: Bytes, count: Int, pixelBytes: Int, into out: UnsafeMutablePointer<UInt8>
    ) {
        switch self {
        case .none: unsafe out.update(from: row, count: count)
        case .sub:
            unsafe Self.run(row, above, count, pixelBytes, out, { x, a, _, _ in x &- a }) { x, a, _, _ in
                x &- a
            }
        case .up:
            unsafe Self.run(row, above, count, pixelBytes, out, { x, _, b, _ in x &- b }) { x, _, b, _ in
                x &- b
            }
        case .average:
            unsafe Self.run(
                row, above, count, pixelBytes, out, { x, a, b, _ in x &- Self.mean(a, b) }
            ) { x, a, b, _ in x &- ((a & b) &+ (a ^ b) &>> 1) }
        case .paeth:
            unsafe Self.run(
                row, above, count, pixelBytes, out, { x, a, b, c in x &- Self.predicted(a, b, c) }
            ) { x, a, b, c in x &- Self.predicted(a, b, c) }
        }
    }

    /// Filters a row with a vector function and its scalar counterpart. The names a, b and c are those of the
    /// specification: left, above, and above left.
    @inline(__always)
    private static func run(
        _ row: Bytes, _ above: Bytes, _ count: Int, _ pixelBytes: Int, _ out: UnsafeMutablePointer<UInt8>,
        _ vector: (Vector, Vector, Vector, Vector) -> Vector, _ scalar: (UInt8, UInt8, UInt8, UInt8) -> UInt8
    ) {
        var i = 0
        while i &+ 16 <= count {
            let result = unsafe vector(
                load(row + i), load(row + i - pixelBytes), load(above + i), load(above + i - pixelBytes))
            unsafe UnsafeMutableRawPointer(out + i).storeBytes(of: result, as: Vector.self)
            i &+= 16
        }
        while i < count {
            unsafe out[i] = unsafe scalar(
                row[i], row[i &- pixelBytes], above[i], above[i &- pixelBytes])
            i &+= 1
        }
    }

    @inline(__always)
    private static func load(_ bytes: Bytes) -> Vector {
        unsafe UnsafeRawPointer(bytes).loadUnaligned(as: Vector.self)
    }

    /// Returns the mean, rounded down, without needing a ninth bit.
    @inline(__always)
    private static func mean(_ a: Vector, _ b: Vector) -> Vector {
        (a & b) &+ (((a ^ b) & Vector(repeating: 0xFE)) &>> Vector(repeating: 1))
    }

    @inline(__always)
    private static func predicted(_ a: Vector, _ b: Vector, _ c: Vector) -> Vector {
        typealias Wide = SIMD16<Int16>
        let (wideA, wideB, wideC) = (
            Wide(truncatingIfNeeded: a), Wide(truncatingIfNeeded: b), Wide(truncatingIfNeeded: c)
        )
        // The estimate a + b - c differs from a by b - c, and from b by a - c.
        let (fromA, fromB) = (wideB &- wideC, wideA &- wideC)
        let (farA, farB, farC) = (magnitude(fromA), magnitude(fromB), magnitude(fromA &+ fromB))
        let other = wideC.replacing(with: wideB, where: farB .<= farC)
        let result = other.replacing(with: wideA, where: (farA .<= farB) .& (farA .<= farC))
        return Vector(truncatingIfNeeded: result)
    }

    @inline(__always)
    private static func magnitude(_ value: SIMD16<Int16>) -> SIMD16<Int16> {
        pointwiseMax(value, SIMD16<Int16>() &- value)
    }

    @inline(__always)
    private static func predicted(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
        let (fromA, fromB) = (Int(b) - Int(c), Int(a) - Int(c))
        let (farA, farB, farC) = (abs(fromA), abs(fromB), abs(fromA + fromB))
        return farA <= farB && farA <= farC ? a : farB <= farC ? b : c
    }
}

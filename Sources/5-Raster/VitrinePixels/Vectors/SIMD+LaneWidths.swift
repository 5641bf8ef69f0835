/// Conversions of vectors between lane widths.
///
/// The standard library's `init(truncatingIfNeeded:)` is equivalent, but whether the compiler inlines it
/// depends on how many kernels of the module use it: called once for eight lanes, it made the blur half as
/// fast. Spelled out like this, each is one or two instructions.
extension SIMD8 where Scalar == UInt32 {
    @inline(__always)
    @inlinable public init(widening x: SIMD8<UInt16>) {
        self.init(
            UInt32(x[0]), UInt32(x[1]), UInt32(x[2]), UInt32(x[3]), UInt32(x[4]), UInt32(x[5]),
            UInt32(x[6]), UInt32(x[7]))
    }
}

extension SIMD8 where Scalar == UInt16 {
    @inline(__always)
    @inlinable public init(widening x: SIMD8<UInt8>) {
        self.init(
            UInt16(x[0]), UInt16(x[1]), UInt16(x[2]), UInt16(x[3]), UInt16(x[4]), UInt16(x[5]),
            UInt16(x[6]), UInt16(x[7]))
    }

    /// Creates a vector from the lower halves of lanes.
    @inline(__always)
    @inlinable public init(lower x: SIMD8<UInt32>) {
        self.init(
            UInt16(truncatingIfNeeded: x[0]), UInt16(truncatingIfNeeded: x[1]),
            UInt16(truncatingIfNeeded: x[2]), UInt16(truncatingIfNeeded: x[3]),
            UInt16(truncatingIfNeeded: x[4]), UInt16(truncatingIfNeeded: x[5]),
            UInt16(truncatingIfNeeded: x[6]), UInt16(truncatingIfNeeded: x[7]))
    }
}

extension SIMD8 where Scalar == UInt8 {
    /// Creates a vector from the lower halves of lanes.
    @inline(__always)
    @inlinable public init(lower x: SIMD8<UInt16>) {
        self.init(
            UInt8(truncatingIfNeeded: x[0]), UInt8(truncatingIfNeeded: x[1]),
            UInt8(truncatingIfNeeded: x[2]), UInt8(truncatingIfNeeded: x[3]),
            UInt8(truncatingIfNeeded: x[4]), UInt8(truncatingIfNeeded: x[5]),
            UInt8(truncatingIfNeeded: x[6]), UInt8(truncatingIfNeeded: x[7]))
    }
}

extension SIMD4 where Scalar == UInt16 {
    /// Creates a vector from the lower halves of lanes.
    @inline(__always)
    @inlinable public init(lower x: SIMD4<UInt32>) {
        self.init(
            UInt16(truncatingIfNeeded: x[0]), UInt16(truncatingIfNeeded: x[1]),
            UInt16(truncatingIfNeeded: x[2]), UInt16(truncatingIfNeeded: x[3]))
    }
}

extension SIMD4 where Scalar == UInt32 {
    @inline(__always)
    @inlinable init(widening x: SIMD4<UInt16>) {
        self.init(UInt32(x[0]), UInt32(x[1]), UInt32(x[2]), UInt32(x[3]))
    }
}

import CRowKernels

/// The bits that all parts of a row have, which tell whether every alpha is 1.0.
package enum CommonBits {
    /// Returns the bits that all groups of eight bytes of a row have: a pixel of 16 bits per component, or
    /// two of 8. A last pixel alone counts as both.
    package static func ofRow(_ row: UnsafeRawBufferPointer) -> UInt64 {
        guard let start = row.baseAddress else { return .max }
        let whole = row.count & ~7
        let common = unsafe vitrine_common_bits(start.assumingMemoryBound(to: UInt8.self), whole)
        if row.count - whole < 4 { return common }
        let last = unsafe UInt64(row.loadUnaligned(fromByteOffset: whole, as: UInt32.self))
        return common & (last << 32 | last)
    }
}

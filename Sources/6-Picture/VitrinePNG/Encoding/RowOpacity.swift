/// A test for rows that are opaque.
///
/// It is not generic over the component: encoding is called from other targets, where the compiler does not
/// specialise it, and vectors of an unknown component take many times the time of all other steps.
enum RowOpacity {
    /// Returns `true` if every alpha of a row is 1.0.
    ///
    /// - Parameters:
    ///   - row: The bytes of whole pixels.
    ///   - componentBits: The number of bits of a component, 8 or 16.
    static func isOpaque(_ row: UnsafeRawBufferPointer, componentBits: Int) -> Bool {
        componentBits == 8
            ? unsafe combined(row, SIMD4<UInt8>(repeating: .max)).w == .max
            : unsafe combined(row, SIMD4<UInt16>(repeating: .max)).w == .max
    }

    /// Returns the bits that all pixels have.
    ///
    /// Whole pixels are combined: the compiler does not vectorise a loop over one component in four.
    @inline(__always)
    private static func combined<Component: FixedWidthInteger & SIMDScalar>(
        _ row: UnsafeRawBufferPointer, _ ones: SIMD4<Component>
    ) -> SIMD4<Component> {
        var all = ones
        for offset in stride(from: 0, to: row.count, by: 4 * MemoryLayout<Component>.stride) {
            all &= unsafe row.loadUnaligned(fromByteOffset: offset, as: SIMD4<Component>.self)
        }
        return all
    }
}

import VitrinePixels

/// A test for rows that are opaque.
enum RowOpacity {
    /// Returns `true` if every alpha of a row is 1.0.
    ///
    /// - Parameters:
    ///   - row: The bytes of whole pixels.
    ///   - componentBits: The number of bits of a component, 8 or 16.
    static func isOpaque(_ row: UnsafeRawBufferPointer, componentBits: Int) -> Bool {
        let common = unsafe CommonBits.ofRow(row)
        return componentBits == 8
            ? common & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000 : common >> 48 == 0xFFFF
    }
}

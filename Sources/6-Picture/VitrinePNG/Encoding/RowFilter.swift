import CRowKernels

/// The row filters of the format (PNG, third edition, 9.2), with its raw values.
enum RowFilter: UInt8, CaseIterable, Sendable {
    case none, sub, up, average, paeth

    typealias Bytes = UnsafePointer<UInt8>

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
        unsafe vitrine_filter_row(out, count, row, above, pixelBytes, Int(rawValue))
    }
}

/// The layout of a stream's rows. Each row is a filter byte followed by pixels.
package struct RowLayout: Hashable, Sendable {
    /// The number of bytes in a row, including the filter byte.
    package let rowBytes: Int
    /// The number of bytes per pixel, 1...8; a divisor of `rowBytes - 1`.
    package let pixelBytes: Int
    /// The number of rows.
    package let count: Int

    package init(rowBytes: Int, pixelBytes: Int, count: Int) {
        self.rowBytes = rowBytes
        self.pixelBytes = pixelBytes
        self.count = count
    }

    /// The number of bytes in all rows.
    var total: Int { rowBytes * count }
}

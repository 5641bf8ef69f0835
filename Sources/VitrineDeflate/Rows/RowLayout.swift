/// The rows that a stream is made of: each the byte of its filter, and then its pixels.
package struct RowLayout: Hashable, Sendable {
    /// Bytes of a row with its filter's.
    package let rowBytes: Int
    /// Bytes of a pixel, 1...8; divides a row's length less one.
    package let pixelBytes: Int
    /// Rows of the picture.
    package let count: Int

    package init(rowBytes: Int, pixelBytes: Int, count: Int) {
        self.rowBytes = rowBytes
        self.pixelBytes = pixelBytes
        self.count = count
    }

    /// Bytes of all rows.
    var total: Int { rowBytes * count }
}

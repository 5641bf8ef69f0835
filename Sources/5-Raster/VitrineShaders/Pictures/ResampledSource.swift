import VitrinePixels

/// A picture that is drawn at another size, in the form in which it is kept.
protocol ResampledSource: Sendable {
    associatedtype Rows: ResampledRows

    var width: Int { get }
    var height: Int { get }

    /// Prepares for so many rows being read.
    func willRead(rows count: Int)

    /// Calls `body` with the rows, which are read by one thread.
    ///
    /// - Parameters:
    ///   - columns: The columns that are read.
    ///   - count: The number of neighbouring rows that are added together.
    ///   - body: The reader.
    func withRows(_ columns: Range<Int>, keeping count: Int, _ body: (Rows) -> Void)
}

extension Pixmap: ResampledSource {
    func willRead(rows count: Int) {}

    func withRows(_ columns: Range<Int>, keeping count: Int, _ body: (Pixmap) -> Void) { body(self) }
}

extension OpaqueImage: ResampledSource {
    func withRows(_ columns: Range<Int>, keeping count: Int, _ body: (OpaqueRows) -> Void) {
        pixels.withRows(columns, keeping: count) { rows in body(OpaqueRows(rows: rows, keptCount: count)) }
    }
}

/// A rule that decides which of the differing pixels count.
protocol PixelMetric: Sendable {
    /// Clears the marks of pixels that do not count, and returns the number of those that look like
    /// anti-aliasing.
    ///
    /// - Parameters:
    ///   - views: The pictures.
    ///   - rows: The rows to process; pixels of others may be read.
    ///   - words: The marks of all rows.
    ///   - stride: The number of words per row.
    func filterMarks<Component: PixelComponent>(
        _ views: PixelViews<Component>, rows: Range<Int>, _ words: UnsafeMutablePointer<UInt64>, stride: Int
    ) -> Int

    /// `true` if an invisible pixel that only one picture has counts.
    var countsInvisiblePixels: Bool { get }
}

/// Decides which of the pixels that differ count.
protocol PixelMetric: Sendable {
    /// Clears the marks of pixels that do not count, and returns how many of those look like anti-aliasing.
    ///
    /// - Parameters:
    ///   - rows: the rows to look at; pixels of others may be read.
    ///   - words: the marks of all rows, `stride` words a row.
    func filterMarks<Component: PixelComponent>(
        _ views: PixelViews<Component>, rows: Range<Int>, _ words: UnsafeMutablePointer<UInt64>, stride: Int
    ) -> Int

    /// Whether a pixel that only one picture has counts where nothing of it is to be seen.
    var countsInvisiblePixels: Bool { get }
}

/// The rows from which a part of the stream is compressed: its own rows, those before it that its matches may
/// refer to, and those after it that its last match keys read.
///
/// Each thread has one and refills it for each part. To keep the filtered rows of a whole screen would take
/// 9 MB more. Rows that two parts share are filtered twice, which adds an eighth to the time of filtering.
@safe final class StreamWindow {
    private let layout: RowLayout
    private let write: RowWriter
    private let memory: NativeMemory
    /// The offset in the stream of the first row held, a multiple of a row's bytes, so that rows and pixels
    /// are aligned in the window as they are in the stream.
    private var start = 0

    /// - Parameters:
    ///   - write: The closure that makes the rows, called by one thread at a time.
    ///   - bytes: The maximum size of a part.
    init(
        _ layout: RowLayout, bytes: Int, write: @escaping RowWriter
    ) throws(OutOfMemoryError) {
        self.layout = layout
        unsafe self.write = unsafe write
        let reached = bytes + DeflateTables.windowSize + MatchKeys.reach
        memory = try NativeMemory(
            count: min(reached / layout.rowBytes + 2, layout.count) * layout.rowBytes + MatchKeys.reach)
    }

    /// Makes the rows for a part of the stream.
    func fill(for part: Range<Int>) {
        let rowBytes = layout.rowBytes
        let first = max(part.lowerBound - DeflateTables.windowSize, 0) / rowBytes
        let last = min((part.upperBound + MatchKeys.reach + rowBytes - 1) / rowBytes, layout.count)
        start = first * rowBytes
        unsafe write(first..<last, memory.start)
        unsafe (memory.start + (last - first) * rowBytes).update(repeating: 0, count: MatchKeys.reach)
    }

    /// Returns the range in `source` of a range of the stream, which must lie within the part that the window
    /// was last filled for.
    func place(of part: Range<Int>) -> Range<Int> { part.lowerBound - start..<part.upperBound - start }

    @unsafe var source: DeflateSource {
        unsafe DeflateSource(bytes: UnsafePointer(memory.start), layout: layout)
    }
}

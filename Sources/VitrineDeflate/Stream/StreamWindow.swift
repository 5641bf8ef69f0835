/// The rows that a part of the stream is compressed from: those in it, those that its matches may reach back
/// to, and those that its last keys look ahead to.
///
/// A thread has one, and fills it for each part anew; a whole picture's would be another 9 MB of a screen. To
/// filter again what two parts both need takes an eighth of what filtering takes.
@safe final class StreamWindow {
    private let layout: RowLayout
    private let write: RowWriter
    private let memory: NativeMemory
    /// Where the first row that is held begins in the stream, a multiple of a row's bytes: rows and pixels
    /// begin in the window where they begin in the stream.
    private var start = 0

    /// - Parameters:
    ///   - write: makes the rows; called by one thread at a time.
    ///   - bytes: the most that a part has.
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

    /// Where `part` of the stream, or of what the window was filled for, lies in `source`.
    func place(of part: Range<Int>) -> Range<Int> { part.lowerBound - start..<part.upperBound - start }

    @unsafe var source: DeflateSource {
        unsafe DeflateSource(bytes: UnsafePointer(memory.start), layout: layout)
    }
}

import VitrineDeflate

/// The rows of a picture that is being encoded: the current one unpacked and packed, and the packed one above
/// it.
@safe struct RowBuffers<Component: Sendable> {
    @unsafe let pixels: UnsafeMutablePointer<Component>
    /// The packed row and the one above. Both are preceded by zeros, as the filters require.
    @unsafe let row: UnsafeMutablePointer<UInt8>
    @unsafe let above: UnsafeMutablePointer<UInt8>
    private let memory: NativeMemory

    init(width: Int) throws(OutOfMemoryError) {
        let components = width * 4 * MemoryLayout<Component>.stride
        // The longest packed row has all components; four bytes more may be written over, and vectors read
        // on.
        let each = RowFilter.margin + components + 16
        memory = try NativeMemory(count: components + 2 * each)
        unsafe memory.start.update(repeating: 0, count: memory.count)
        unsafe pixels = UnsafeMutableRawPointer(memory.start).bindMemory(
            to: Component.self, capacity: width * 4)
        unsafe row = memory.start + components + RowFilter.margin
        unsafe above = memory.start + components + each + RowFilter.margin
    }
}

/// One row of a level, with space on both sides for the samples beyond its edges.
@unsafe struct BlurRowBuffer {
    private let memory: UnsafeMutablePointer<UInt16>
    /// The samples that the row has space for, in the numbering of the level.
    private let range: Range<Int>
    private let channels: Int

    init(range: Range<Int>, channels: Int) {
        unsafe self.range = range
        unsafe self.channels = channels
        unsafe memory = BlurPlane<UInt16>.allocated(stride: max(range.count, 1) * channels, height: 1).base
    }

    func free() {
        unsafe UnsafeMutableRawPointer(memory).deallocate()
    }

    /// Returns the address of sample `j`.
    @inline(__always)
    func at(_ j: Int) -> UnsafeMutablePointer<UInt16> {
        unsafe memory + (j &- range.lowerBound) &* channels
    }
}

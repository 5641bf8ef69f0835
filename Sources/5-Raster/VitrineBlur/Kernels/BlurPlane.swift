import VitrinePixels

/// Rows of samples passed between the steps of a blur: the stored samples of one level of both axes.
///
/// `@unchecked Sendable`: bands write disjoint rows, and no step reads what it writes.
@unsafe struct BlurPlane<Sample: BlurSample>: @unchecked Sendable {
    let base: UnsafeMutablePointer<Sample>
    /// The number of samples in a row, over all channels.
    let stride: Int

    init(base: UnsafeMutablePointer<Sample>, stride: Int) {
        unsafe self.base = base
        unsafe self.stride = stride
    }

    /// Allocates uninitialised memory, to be released with `free()`.
    static func allocated(stride: Int, height: Int) -> BlurPlane {
        let count = max(stride * height, 1)
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: count * MemoryLayout<Sample>.stride, alignment: 64)
        let base = unsafe memory.bindMemory(to: Sample.self, capacity: count)
        unsafe LargePages.advise(
            UnsafeMutableRawBufferPointer(start: memory, count: count * MemoryLayout<Sample>.stride))
        return unsafe BlurPlane(base: base, stride: stride)
    }

    func free() {
        unsafe UnsafeMutableRawPointer(base).deallocate()
    }

    @inline(__always)
    func row(_ y: Int) -> UnsafeMutablePointer<Sample> {
        unsafe base + y * stride
    }
}

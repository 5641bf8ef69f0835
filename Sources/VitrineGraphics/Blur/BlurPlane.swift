/// Rows of samples that the steps of a blur hand on: the stored samples of one level of both axes.
///
/// `@unchecked Sendable`: bands write disjoint rows, and no step reads what it writes.
@unsafe struct BlurPlane<Sample: BlurSample>: @unchecked Sendable {
    let base: UnsafeMutablePointer<Sample>
    /// Samples of a row, all channels.
    let stride: Int

    init(base: UnsafeMutablePointer<Sample>, stride: Int) {
        unsafe self.base = base
        unsafe self.stride = stride
    }

    /// New memory, not set to anything; `free` gives it back.
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

/// One row of a level with room on both sides for the samples beyond its edges.
@unsafe struct BlurLine {
    private let memory: UnsafeMutablePointer<UInt16>
    /// The samples that the row has room for, numbered as the level numbers them.
    private let span: Range<Int>
    private let channels: Int

    init(span: Range<Int>, channels: Int) {
        unsafe self.span = span
        unsafe self.channels = channels
        unsafe memory = BlurPlane<UInt16>.allocated(stride: max(span.count, 1) * channels, height: 1).base
    }

    func free() {
        unsafe UnsafeMutableRawPointer(memory).deallocate()
    }

    /// Where sample `j` begins.
    @inline(__always)
    func at(_ j: Int) -> UnsafeMutablePointer<UInt16> {
        unsafe memory + (j &- span.lowerBound) &* channels
    }
}

/// A sample beyond the edge of a row, and the stored one that stands for it (nil: zero).
struct BlurBorder: Sendable {
    let sample: Int
    let source: Int?

    /// All samples of `span` that `level` does not store.
    static func missing(in span: Range<Int>, of level: BlurAxis.Level) -> [BlurBorder] {
        span.filter { !level.stored.contains($0) }.map { sample in
            BlurBorder(sample: sample, source: level.place(of: sample))
        }
    }

    /// Writes all `borders`. `place` says where a sample's channels are.
    @inline(__always)
    static func fill(
        _ borders: [BlurBorder], channels: Int, zero: UInt16,
        place: (Int) -> UnsafeMutablePointer<UInt16>
    ) {
        // Beyond an edge there can be as many samples as a blur reaches, in each row: a call a sample took a tenth of a card's blur.
        if channels == 4 {
            let none = UInt64(zero) &* 0x0001_0001_0001_0001
            for border in borders {
                let pixel = border.source.map {
                    unsafe UnsafeRawPointer(place($0)).loadUnaligned(as: UInt64.self)
                }
                unsafe UnsafeMutableRawPointer(place(border.sample)).storeBytes(
                    of: pixel ?? none, as: UInt64.self)
            }
            return
        }
        for border in borders {
            let source = unsafe border.source.map { unsafe UnsafePointer(place($0)) }
            let out = unsafe place(border.sample)
            for channel in 0..<channels { unsafe out[channel] = unsafe source?[channel] ?? zero }
        }
    }
}

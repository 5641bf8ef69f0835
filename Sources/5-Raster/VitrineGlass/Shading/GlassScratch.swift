/// Scratch memory for a span of pixels.
@safe struct GlassScratch {
    /// The largest number of pixels in a span.
    static let length = 256

    /// The colours of one body, before they are added by their shares.
    let colors: GlassColorRow
    /// Colour from around the glass.
    let around: GlassColorRow
    /// Columns of pictures; see `GlassBackdropSampler.columns`.
    let columns: UnsafeMutablePointer<SIMD4<Float>>

    /// Calls `body` with uninitialised memory.
    static func with(_ body: (GlassScratch) -> Void) {
        let columns = GlassBackdropSampler.columns(length)
        let memory = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: columns + 2 * length)
        defer { unsafe memory.deallocate() }
        unsafe UnsafeMutableRawPointer(memory + columns).withMemoryRebound(
            to: Float.self, capacity: 8 * length
        ) { planes in
            unsafe body(
                GlassScratch(
                    colors: GlassColorRow(planes, stride: length),
                    around: GlassColorRow(planes + 4 * length, stride: length), columns: memory))
        }
    }
}

/// Memory for a stretch of pixels.
@safe struct GlassScratch {
    /// The most pixels of a stretch.
    static let length = 256

    /// What a body makes of them, before it is added by its shares.
    let colors: GlassColorRow
    /// Colour from around the glass.
    let around: GlassColorRow
    /// Of pictures; see `GlassBackdropSampler.columns`.
    let columns: UnsafeMutablePointer<SIMD4<Float>>

    /// Lends memory to `body`, its contents undefined.
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

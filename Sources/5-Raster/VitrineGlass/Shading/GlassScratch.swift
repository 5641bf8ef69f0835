import CRowKernels

/// Scratch memory for a span of pixels.
@safe struct GlassScratch {
    /// The largest number of pixels in a span.
    static let length = 256

    /// The colours of one body, before they are added by their shares.
    let colors: GlassColorRow
    /// Colour from around the glass.
    let around: GlassColorRow
    /// The weights of effects, one plane each, as the row kernels write them; see `Weight`.
    let weightPlanes: UnsafeMutablePointer<Float>
    /// Columns of pictures; see `GlassBackdropSampler.columns`.
    let columns: UnsafeMutablePointer<SIMD4<Float>>

    /// The weights of a pixel, in the order of their planes.
    enum Weight: Int {
        case shade, bleed, bleedDistance, glow, rim, normalX, normalY
    }

    /// Returns one weight of eight pixels.
    @inline(__always)
    func weights(_ weight: Weight, _ i: Int) -> SIMD8<Float> {
        unsafe .load(weightPlanes + (weight.rawValue &* Self.length &+ i))
    }

    /// Calls `body` with uninitialised memory.
    static func with(_ body: (GlassScratch) -> Void) {
        let columns = GlassBackdropSampler.columns(length)
        let count = 8 + Int(VITRINE_GLASS_WEIGHTS)
        let memory = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: columns + count * length / 4)
        defer { unsafe memory.deallocate() }
        unsafe UnsafeMutableRawPointer(memory + columns).withMemoryRebound(
            to: Float.self, capacity: count * length
        ) { planes in
            unsafe body(
                GlassScratch(
                    colors: GlassColorRow(planes, stride: length),
                    around: GlassColorRow(planes + 4 * length, stride: length),
                    weightPlanes: planes + 8 * length, columns: memory))
        }
    }
}

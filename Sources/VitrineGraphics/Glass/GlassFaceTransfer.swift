/// A face's transfer in single precision; see `GlassFace`.
struct GlassFaceTransfer: Sendable {
    typealias Color = SIMD4<Float>

    private let base: Float
    private let gain: Float
    private let lift: Float
    private let chroma: Float
    private let emission: Color
    let isIdentity: Bool

    init(_ face: GlassFace) {
        (base, gain) = (Float(face.base), Float(face.gain))
        (lift, chroma) = (Float(face.lift), Float(face.chroma))
        let e = face.emission
        emission = Color(Float(e.red), Float(e.green), Float(e.blue), GlassMath.clamped(Float(e.alpha)))
        isIdentity = face == .identity
    }

    /// What becomes of premultiplied light of luma `luma`, darkened by `shade` before the face adds its own.
    @inline(__always)
    func callAsFunction(_ c: Color, luma: Float, shade: Float = 0) -> Color {
        let alpha = c.w
        // An opaque pixel needs no division, and most are.
        let share = alpha == 1 ? luma : (alpha > 0 ? luma / alpha : 0)
        let grey = base * alpha + gain * (luma + lift * luma * (1 - share))
        let light = Color(repeating: grey) + (c - Color(repeating: luma)) * Color(repeating: chroma)
        var result = light * Color(repeating: 1 - shade) + emission
        result.w = alpha + (1 - alpha) * emission.w
        return GlassMath.clamped(result)
    }
}

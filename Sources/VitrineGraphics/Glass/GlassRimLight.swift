/// The highlight along the rim in single precision; see `GlassRim`.
struct GlassRimLight: Sendable {
    typealias Color = SIMD4<Float>

    private let rim: (amount: Float, width: Float, halo: Float)
    private let colors: (white: Float, keep: Float, chroma: Float)
    private let shares: (first: Float, second: Float)
    /// The fall of the highlight over one less the normal's part across the light.
    private let fall: GlassCurve
    private let halfPixel: Float
    /// Towards the first light.
    let towards: (x: Float, y: Float)

    init(_ rim: GlassRim, _ light: GlassLight, _ grid: GlassGrid) {
        self.rim = (Float(rim.amount), Float(rim.width), Float(rim.halo))
        colors = (Float(rim.white), Float(rim.keep), Float(rim.chroma))
        shares = (Float(light.first), Float(light.second))
        let exponent = ExactMath.pow(2, 2 - 4 * rim.spread)
        fall = GlassCurve { ExactMath.pow($0, exponent) }
        halfPixel = Float(grid.halfPixel)
        let (sine, cosine) = ExactMath.sinCos(degrees: light.angle)
        towards = (Float(sine), Float(-cosine))
    }

    /// The depth from which on there is none.
    var reach: Float { rim.amount > 0 ? 4 * rim.width + halfPixel : -.infinity }

    /// How strong the highlight is at a depth where the outline faces (x, y).
    @inline(__always)
    func weight(_ depth: Float, _ x: Float, _ y: Float) -> Float {
        let facing = x * towards.x + y * towards.y
        let across = x * towards.y - y * towards.x
        let share = facing > 0 ? shares.first : shares.second
        let width =
            GlassMath.mean(depth, rim.width, half: halfPixel)
            + rim.halo * GlassMath.mean(depth, 4 * rim.width, half: halfPixel)
        return GlassMath.clamped(rim.amount * share * fall[1 - (across < 0 ? -across : across)] * width)
    }

    @inline(__always)
    func lit(_ c: Color, _ weight: Float) -> Color {
        let plain = c.w > 0 && c.w < 1 ? c * Color(repeating: 1 / c.w) : c
        let luma = GlassMath.luma(plain)
        var vivid =
            Color(repeating: colors.white + colors.keep * luma)
            + (plain - Color(repeating: luma)) * Color(repeating: colors.chroma)
        vivid.w = 1
        return GlassMath.lerp(c, GlassMath.clamped(vivid), weight)
    }
}

import VitrineDisplayList
import VitrineGeometry

/// The highlight along the rim in single precision; see `GlassRim`.
struct GlassRimLight: Sendable {
    typealias Vector = GlassColors.Vector
    typealias Falloff = LookupTable<SIMD2<Float>>

    private let rim: (amount: Float, width: Float, halo: Float)
    private let colors: (white: Vector, keep: Vector, chroma: Vector)
    private let shares: (first: Float, second: Float)
    private let halfPixel: Float
    /// The falloff of the highlight as a function of one minus the normal's component across the light.
    let falloff: Falloff
    /// The direction towards the first light.
    let towards: (x: Float, y: Float)

    init(_ rim: GlassRim, _ light: GlassLight, _ grid: GlassGrid) {
        self.rim = (Float(rim.width > 0 ? rim.amount : 0), Float(rim.width), Float(rim.halo))
        colors = (
            Vector(repeating: Float(rim.white)), Vector(repeating: Float(rim.keep)),
            Vector(repeating: Float(rim.chroma))
        )
        shares = (Float(light.first), Float(light.second))
        let exponent = ExactMath.pow(2, 2 - 4 * rim.spread)
        falloff = Falloff { SIMD2(repeating: Float(ExactMath.pow($0, exponent))) }
        halfPixel = Float(grid.halfPixel)
        let (sine, cosine) = ExactMath.sinCos(degrees: light.angle)
        towards = (Float(sine), Float(-cosine))
    }

    /// The depth from which on there is no highlight.
    var reach: Float { rim.amount > 0 ? 4 * rim.width + halfPixel : -.infinity }

    /// Returns the strength of the highlight at some depths where the outline faces (x, y).
    @inline(__always)
    func weights(_ depth: Vector, _ x: Vector, _ y: Vector, _ fall: Falloff.Table) -> Vector {
        let (towardsX, towardsY) = (Vector(repeating: towards.x), Vector(repeating: towards.y))
        let facing = x * towardsX + y * towardsY
        let across = (x * towardsY - y * towardsX).magnitude
        let share = Vector(repeating: shares.second).replacing(
            with: Vector(repeating: shares.first), where: facing .> Vector(repeating: 0))
        let width =
            GlassVectorMath.mean(depth, rim.width, half: halfPixel)
            + Vector(repeating: rim.halo) * GlassVectorMath.mean(depth, 4 * rim.width, half: halfPixel)
        let open = Vector(repeating: 1) - across
        var falls = Vector()
        for lane in 0..<4 { falls[lane] = fall[open[lane]].x }
        return GlassVectorMath.clamped(Vector(repeating: rim.amount) * share * falls * width)
    }

    @inline(__always)
    func lit(_ c: GlassColors, _ weight: Vector) -> GlassColors {
        let (zero, one) = (Vector(repeating: 0), Vector(repeating: 1))
        var plain = c
        if !c.isOpaque {
            let isWhole = .!(c.alpha .> zero) .| (c.alpha .>= one)
            let unit = one / c.alpha.replacing(with: one, where: isWhole)
            plain = c.map { $0 * unit }
        }
        let luma = plain.luma
        let grey = colors.white + colors.keep * luma
        @inline(__always)
        func vivid(_ x: Vector) -> Vector { grey + (x - luma) * colors.chroma }
        let light = GlassColors(
            red: vivid(plain.red), green: vivid(plain.green), blue: vivid(plain.blue), alpha: one)
        return c.mixed(with: light.clamped, by: weight)
    }
}

import VitrineDisplayList
import VitrineGeometry

/// The highlight along the rim in single precision; see `GlassRim`.
struct GlassRimLight: Sendable {
    typealias Vector = GlassColors.Vector

    /// The smallest length of a gradient by which depths within joins are divided.
    static let leastSlope: Float = 0.0625

    private let rim: (amount: Float, width: Float, halo: Float)
    private let colors: (white: Vector, keep: Vector, chroma: Vector)
    private let shares: (first: Float, second: Float)
    private let halfPixel: Float
    /// The component of the normal towards a light from which the highlight is whole.
    private let whole: Float
    /// The direction towards the first light.
    let towards: (x: Float, y: Float)

    init(_ rim: GlassRim, _ light: GlassLight, _ grid: GlassGrid) {
        self.rim = (Float(rim.width > 0 ? rim.amount : 0), Float(rim.width), Float(rim.halo))
        colors = (
            Vector(repeating: Float(rim.white)), Vector(repeating: Float(rim.keep)),
            Vector(repeating: Float(rim.chroma))
        )
        shares = (Float(light.first), Float(light.second))
        whole = Float(2 * (1 - rim.spread))
        halfPixel = Float(grid.halfPixel)
        let (sine, cosine) = ExactMath.sinCos(degrees: light.angle)
        towards = (Float(sine), Float(-cosine))
    }

    /// The depth from which on there is no highlight.
    var reach: Float { rim.amount > 0 ? 4 * rim.width + halfPixel : -.infinity }

    /// Returns the strength of the highlight at some depths where the outline faces (x, y).
    @inline(__always)
    func weights(_ depth: Vector, _ x: Vector, _ y: Vector) -> Vector {
        let (towardsX, towardsY) = (Vector(repeating: towards.x), Vector(repeating: towards.y))
        let facing = x * towardsX + y * towardsY
        let share = Vector(repeating: shares.second).replacing(
            with: Vector(repeating: shares.first), where: facing .> Vector(repeating: 0))
        let width =
            GlassVectorMath.mean(depth, rim.width, half: halfPixel, slope: GlassRim.slope)
            + Vector(repeating: rim.halo) * GlassVectorMath.mean(depth, 4 * rim.width, half: halfPixel)
        let falls = GlassVectorMath.smoothstep(Vector(repeating: whole), facing.magnitude)
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

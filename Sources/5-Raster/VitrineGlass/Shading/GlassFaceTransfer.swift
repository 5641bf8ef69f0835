import CRowKernels
import VitrineColor
import VitrineDisplayList

/// A face's transfer in single precision; see `GlassFace`.
struct GlassFaceTransfer: Sendable {
    typealias Vector = GlassColors.Vector

    // Splatted to all lanes: the loop's stores might alias single values, which would then be splatted again
    // for every four pixels.
    private let base: Vector
    private let gain: Vector
    private let lift: Vector
    private let chroma: Vector
    /// The chroma that is lost from white to black.
    private let fading: Vector
    /// The chroma that comes back from `GlassFace.regainStart` to black.
    private let regained: Vector
    private let emission: GlassColors
    private let emittedLuma: Vector
    private let hue: Float
    /// The same as the row kernels take it.
    let kernel: vitrine_face

    private static let regainScale = Float(1 / GlassFace.regainStart)

    /// - Parameter face: The face, as seen over its backdrop.
    init(_ face: GlassFace) {
        func spread(_ x: Double) -> Vector { Vector(repeating: Float(x)) }
        (base, gain, lift) = (spread(face.base), spread(face.gain), spread(face.lift))
        (chroma, fading) = (spread(face.chroma), spread(face.chroma * face.fade))
        regained = spread(face.chroma * face.regain)
        let e = face.emission
        emission = GlassColors(
            red: spread(e.red), green: spread(e.green), blue: spread(e.blue),
            alpha: Vector(repeating: GlassMath.clamped(Float(e.alpha))))
        emittedLuma = emission.luma
        hue = GlassMath.clamped(Float(face.hue))
        kernel = vitrine_face(
            base: base[0], gain: gain[0], lift: lift[0], chroma: chroma[0], fading: fading[0],
            regained: regained[0], regain_scale: Self.regainScale, hue: hue, red: emission.red[0],
            green: emission.green[0], blue: emission.blue[0], alpha: emission.alpha[0],
            luma: emittedLuma[0])
    }

    /// Replaces the light that comes through by the one that leaves the face, for groups of eight pixels.
    func apply(to row: GlassColorRow, _ count: Int) {
        var face = kernel
        unsafe row.withPlanes { unsafe vitrine_transfer_light($0, $1, count, &face) }
    }

    /// Returns the light that leaves the face.
    ///
    /// - Parameters:
    ///   - c: The premultiplied light that comes through.
    ///   - luma: The luma of `c`.
    ///   - share: The luma divided by the alpha.
    ///   - rest: The fraction left by darkening, applied before the face adds its own emission.
    @inline(__always)
    func callAsFunction(_ c: GlassColors, luma: Vector, share: Vector, rest: Vector) -> GlassColors {
        let darkness = Vector(repeating: 1) - share
        let lifted = lift * luma * darkness
        let grey = base * c.alpha + gain * (luma + lifted)
        let dark = GlassColors.maximum(
            Vector(repeating: 1) - share * Vector(repeating: Self.regainScale), Vector(repeating: 0))
        var chroma = (chroma - fading * darkness) + regained * dark
        let alpha = c.alpha + (Vector(repeating: 1) - c.alpha) * emission.alpha
        if hue > 0 {
            chroma *= kept(c, luma: luma, chroma: chroma * rest, room: alpha - (grey * rest + emittedLuma))
        }
        @inline(__always)
        func light(_ component: Vector, _ emission: Vector) -> Vector {
            let light = grey + (component - luma) * chroma
            return light * rest + emission
        }
        return GlassColors(
            red: light(c.red, emission.red), green: light(c.green, emission.green),
            blue: light(c.blue, emission.blue),
            alpha: alpha
        ).clamped
    }

    /// Returns the share of chroma that is left where colours would exceed white by more than `room`.
    @inline(__always)
    private func kept(_ c: GlassColors, luma: Vector, chroma: Vector, room: Vector) -> Vector {
        let one = Vector(repeating: 1)
        let high = GlassColors.maximum(GlassColors.maximum(c.red, c.green), c.blue)
        let largest = (high - luma) * chroma
        let left = GlassColors.maximum(room, Vector(repeating: 0))
        let exceeds = largest .> left
        let share = (left / largest.replacing(with: one, where: .!exceeds)).replacing(
            with: one, where: .!exceeds)
        return one - Vector(repeating: hue) * (one - share)
    }
}

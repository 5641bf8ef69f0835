import VitrineColor
import VitrineDisplayList

/// A face's transfer in single precision; see `GlassFace`.
struct GlassFaceTransfer: Sendable {
    typealias Vector = GlassColors.Vector

    /// The numbers for quiet or vivid colours, splatted to all lanes: the loop's stores might alias single
    /// values, which would then be splatted again for every four pixels.
    private struct Law: Sendable {
        let base: Vector
        let gain: Vector
        let lift: Vector
        let chroma: Vector
        /// The chroma that is lost from white to black.
        let fading: Vector

        init(base: Double, gain: Double, lift: Double, chroma: Double, fade: Double) {
            (self.base, self.gain) = (Vector(repeating: Float(base)), Vector(repeating: Float(gain)))
            (self.lift, self.chroma) = (Vector(repeating: Float(lift)), Vector(repeating: Float(chroma)))
            fading = Vector(repeating: Float(chroma * fade))
        }

        @inline(__always)
        func grey(_ alpha: Vector, _ luma: Vector, _ darkness: Vector) -> Vector {
            let lifted = lift * luma * darkness
            return base * alpha + gain * (luma + lifted)
        }

        @inline(__always)
        func chroma(_ darkness: Vector) -> Vector { chroma - fading * darkness }
    }

    private let quiet: Law
    private let vivid: Law?
    /// The colourfulness up to which colours are quiet, and the reciprocal of the range over which they turn
    /// vivid.
    private let start: Vector
    private let steepness: Vector
    private let emission: GlassColors
    private let emittedLuma: Vector
    private let hue: Float

    init(_ face: GlassFace) {
        func spread(_ x: Double) -> Vector { Vector(repeating: Float(x)) }
        quiet = Law(
            base: face.base, gain: face.gain, lift: face.lift, chroma: face.chroma, fade: face.fade)
        vivid = face.vivid.map {
            Law(base: $0.base, gain: $0.gain, lift: $0.lift, chroma: $0.chroma, fade: $0.fade)
        }
        start = spread(face.vivid?.from ?? 0)
        steepness = spread(face.vivid?.steepness ?? 0)
        let e = face.emission
        emission = GlassColors(
            red: spread(e.red), green: spread(e.green), blue: spread(e.blue),
            alpha: Vector(repeating: GlassMath.clamped(Float(e.alpha))))
        emittedLuma = emission.luma
        hue = GlassMath.clamped(Float(face.hue))
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
        var grey = quiet.grey(c.alpha, luma, darkness)
        var chroma = quiet.chroma(darkness)
        if let vivid {
            let weight = vividness(c)
            grey += (vivid.grey(c.alpha, luma, darkness) - grey) * weight
            chroma += (vivid.chroma(darkness) - chroma) * weight
        }
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

    /// Returns how vivid colours are: 0 where quiet, 1 where vivid.
    @inline(__always)
    private func vividness(_ c: GlassColors) -> Vector {
        let high = GlassColors.maximum(GlassColors.maximum(c.red, c.green), c.blue)
        let low = GlassColors.minimum(GlassColors.minimum(c.red, c.green), c.blue)
        let t = GlassVectorMath.clamped((c.dividedByAlpha(high - low) - start) * steepness)
        return t * t * (Vector(repeating: 3) - Vector(repeating: 2) * t)
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

extension GlassVividFace {
    /// The reciprocal of the range over which colours turn vivid; steep where there is none.
    fileprivate var steepness: Double { 1 / max(to - from, 0.001) }
}

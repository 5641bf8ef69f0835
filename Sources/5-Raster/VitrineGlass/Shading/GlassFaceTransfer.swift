import CRowKernels
import VitrineColor
import VitrineDisplayList

/// A face's transfer in single precision; see `GlassFace`.
struct GlassFaceTransfer: Sendable {
    /// The transfer as the row kernels take it.
    let kernel: vitrine_face

    /// - Parameter face: The face, as seen over its backdrop.
    init(_ face: GlassFace) {
        let e = face.emission
        let (red, green, blue) = (Float(e.red), Float(e.green), Float(e.blue))
        kernel = vitrine_face(
            base: Float(face.base), gain: Float(face.gain), lift: Float(face.lift),
            chroma: Float(face.chroma), fading: Float(face.chroma * face.fade),
            regained: Float(face.chroma * face.regain), regain_scale: Float(1 / GlassFace.regainStart),
            hue: GlassMath.clamped(Float(face.hue)), red: red, green: green, blue: blue,
            alpha: GlassMath.clamped(Float(e.alpha)), luma: (red * 0.2126 + green * 0.7152) + blue * 0.0722)
    }

    /// Replaces the light that comes through by the one that leaves the face, for groups of eight pixels.
    func apply(to row: GlassColorRow, _ count: Int) {
        var face = kernel
        unsafe row.withPlanes { unsafe vitrine_transfer_light($0, $1, count, &face) }
    }
}

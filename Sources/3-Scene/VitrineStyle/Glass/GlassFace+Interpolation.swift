import VitrineColor
import VitrineDisplayList
import VitrineGeometry

extension GlassFace: Interpolatable {
    /// Returns the face whose colours are the weighted means of both faces' colours. What it emits is
    /// premultiplied light, and stays within 0...1; its other numbers extrapolate.
    package func mixture(with other: GlassFace, at fraction: Double) -> GlassFace {
        func light(_ component: KeyPath<Color, Double>) -> Double {
            emission[keyPath: component].interpolated(
                to: other.emission[keyPath: component], at: fraction, within: .shares)
        }
        var face = mixed(with: other, at: fraction)
        face.emission = Color(
            red: light(\.red), green: light(\.green), blue: light(\.blue), alpha: light(\.alpha))
        face.vivid = vivid(mixedWith: other, at: fraction)
        face.hue = hue.interpolated(to: other.hue, at: fraction, within: .shares)
        return face
    }

    /// Returns the mean for vivid colours, which to a face without a transfer for them are as all others.
    private func vivid(mixedWith other: GlassFace, at fraction: Double) -> GlassVividFace? {
        guard vivid != nil || other.vivid != nil else { return nil }
        let range = (vivid ?? other.vivid).map { ($0.from, $0.to) } ?? (0, 1)
        let end = (other.vivid ?? vivid).map { ($0.from, $0.to) } ?? range
        let mean = vividFace.mixed(with: other.vividFace, at: fraction)
        return GlassVividFace(
            base: mean.base, gain: mean.gain, lift: mean.lift, chroma: mean.chroma, fade: mean.fade,
            regain: mean.regain,
            from: range.0.interpolated(to: end.0, at: fraction, within: .shares),
            to: range.1.interpolated(to: end.1, at: fraction, within: .shares))
    }

    /// Returns the face under an opaque colour.
    ///
    /// - Parameter share: The strength of the colour, 0...1.
    func covered(by color: Color, _ share: Double) -> GlassFace {
        interpolated(to: GlassFace(base: 0, gain: 0, chroma: 0, emission: color), at: share)
    }
}

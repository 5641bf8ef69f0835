import VitrineColor
import VitrineDisplayList
import VitrineGeometry

extension GlassFace: Interpolatable {
    /// Returns the face whose colours are the weighted means of both faces' colours. What it emits is
    /// premultiplied light, and stays within 0...1; its other numbers extrapolate.
    package func mixture(with other: GlassFace, at fraction: Double) -> GlassFace {
        let gain = gain.interpolated(to: other.gain, at: fraction)
        let lifted = (self.gain * lift).interpolated(to: other.gain * other.lift, at: fraction)
        let chroma = chroma.interpolated(to: other.chroma, at: fraction)
        let faded = (self.chroma * fade).interpolated(to: other.chroma * other.fade, at: fraction)
        func light(_ component: KeyPath<Color, Double>) -> Double {
            emission[keyPath: component].interpolated(
                to: other.emission[keyPath: component], at: fraction, within: .shares)
        }
        return GlassFace(
            base: base.interpolated(to: other.base, at: fraction), gain: gain,
            lift: gain == 0 ? 0 : lifted / gain, chroma: chroma, fade: chroma == 0 ? 0 : faded / chroma,
            emission: Color(
                red: light(\.red), green: light(\.green), blue: light(\.blue), alpha: light(\.alpha)))
    }

    /// Returns the face under an opaque colour.
    ///
    /// - Parameter share: The strength of the colour, 0...1.
    func covered(by color: Color, _ share: Double) -> GlassFace {
        interpolated(to: GlassFace(base: 0, gain: 0, chroma: 0, emission: color), at: share)
    }
}

import VitrineDisplayList

extension GlassFace {
    /// The face decomposed into components. If the fill is opaque, it accounts for the whole face.
    var components: GlassFaceComponents {
        get {
            let rest = 1 - emission.alpha
            guard rest > 0 else {
                return GlassFaceComponents(black: 0, white: 1, chroma: 1, fill: emission)
            }
            return GlassFaceComponents(
                black: base / rest, white: (base + gain) / rest, chroma: chroma / rest, fill: straightEmission
            )
        }
        set {
            let (lift, fade) = (lift, fade)
            self = GlassFace(
                black: newValue.black, white: newValue.white, chroma: newValue.chroma, fill: newValue.fill)
            (self.lift, self.fade) = (lift, fade)
        }
    }

    /// The chroma of the face's components. Setting it gives black and white backdrops the same chroma.
    var evenChroma: Double {
        get { components.chroma }
        set {
            components.chroma = newValue
            fade = 0
        }
    }

    private var straightEmission: Color {
        let alpha = emission.alpha
        guard alpha > 0 else { return .clear }
        return Color(
            red: emission.red / alpha, green: emission.green / alpha, blue: emission.blue / alpha,
            alpha: alpha)
    }

    /// Returns the face whose colours are the weighted means of both faces' colours.
    ///
    /// - Parameter share: The weight of the other face, 0...1.
    func mixed(with other: GlassFace, _ share: Double) -> GlassFace {
        func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
        let gain = mix(gain, other.gain)
        let lifted = mix(self.gain * lift, other.gain * other.lift)
        let chroma = mix(chroma, other.chroma)
        let faded = mix(self.chroma * fade, other.chroma * other.fade)
        return GlassFace(
            base: mix(base, other.base), gain: gain, lift: gain == 0 ? 0 : lifted / gain,
            chroma: chroma, fade: chroma == 0 ? 0 : faded / chroma,
            emission: Color(
                red: mix(emission.red, other.emission.red), green: mix(emission.green, other.emission.green),
                blue: mix(emission.blue, other.emission.blue),
                alpha: mix(emission.alpha, other.emission.alpha)))
    }

    /// Returns the face under an opaque colour.
    ///
    /// - Parameter share: The strength of the colour, 0...1.
    func covered(by color: Color, _ share: Double) -> GlassFace {
        mixed(with: GlassFace(base: 0, gain: 0, chroma: 0, emission: color), share)
    }
}

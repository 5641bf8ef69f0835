import VitrineColor
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
}

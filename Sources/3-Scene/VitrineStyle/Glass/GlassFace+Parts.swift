import VitrineColor
import VitrineDisplayList

extension GlassFace {
    /// The face decomposed into components. If the fill is opaque, it accounts for the whole face. Setting
    /// others than the fill gives vivid colours the same as quiet ones.
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
            let old = components
            var face = GlassFace(
                black: newValue.black, white: newValue.white, chroma: newValue.chroma, fill: newValue.fill)
            (face.lift, face.fade, face.regain, face.hue) = (lift, fade, regain, hue)
            let isOnlyCovered =
                newValue.black == old.black && newValue.white == old.white && newValue.chroma == old.chroma
            if isOnlyCovered, old.fill.alpha < 1, var vivid {
                let share = (1 - newValue.fill.alpha) / (1 - old.fill.alpha)
                vivid.base *= share
                vivid.gain *= share
                vivid.chroma *= share
                face.vivid = vivid
            }
            self = face
        }
    }

    /// The lift. Setting it gives quiet and vivid colours the same.
    var evenLift: Double {
        get { lift }
        set {
            lift = newValue
            vivid?.lift = newValue
        }
    }

    /// The fade. Setting it gives quiet and vivid colours the same.
    var evenFade: Double {
        get { fade }
        set {
            (fade, regain) = (newValue, 0)
            vivid?.fade = newValue
            vivid?.regain = 0
        }
    }

    /// The chroma of the face's components. Setting it gives black and white backdrops the same chroma.
    var evenChroma: Double {
        get { components.chroma }
        set {
            components.chroma = newValue
            (fade, regain) = (0, 0)
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

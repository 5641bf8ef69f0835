import VitrineColor
import VitrineDisplayList

extension Glass {
    /// `true` if shadows or faces depend on the tone of what is behind all bodies.
    package var adaptsToTone: Bool {
        shadows.contains { $0.gain != 1 } || bodies.contains { $0.optics.face.vivid != nil }
            || bodies.contains { $0.optics.bleed.face.vivid != nil }
    }

    /// Returns the shadows with the opacity that they have over a backdrop of a mean luma.
    package func shadows(over luma: Double) -> [Shadow] {
        shadows.map { shadow in
            var shadow = shadow
            shadow.color.alpha = min(shadow.color.alpha * shadow.strength(over: luma), 1)
            return shadow
        }
    }
}

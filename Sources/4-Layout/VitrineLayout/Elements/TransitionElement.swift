import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// Something that is appearing or disappearing, moved by parts of its own size.
package struct TransitionElement: ModifierElement, Sendable {
    package let content: any Element
    /// The move, in parts of its own size.
    let shift: Point
    let presence: Presence.Value

    /// Returns something under the effect of its transition.
    ///
    /// - Parameters:
    ///   - content: What appears or disappears.
    ///   - effect: The effect at the moment.
    ///   - presence: How much of it is there.
    ///   - joinsGlass: `true` if its glass comes out of that around it, and all else fades.
    package static func wrap(
        _ content: any Element, in effect: TransitionEffect, presence: Presence.Value,
        joinsGlass: Bool = false
    ) -> any Element {
        var element = content
        if joinsGlass {
            element = GlassTransitionElement(content: content, opacity: effect.opacity, presence: presence)
        } else if effect.blur > 0 || effect.opacity < 1 {
            var layer = EffectElement(content: element, opacity: effect.opacity)
            if effect.blur > 0 { layer.filters = [.blur(sigma: effect.blur)] }
            element = layer
        }
        if effect.scale != 1 {
            element = TransformElement.scale(
                element, Point(effect.scale, effect.scale), anchor: effect.anchor)
        }
        if effect.offset != .zero { element = OffsetElement(content: element, offset: effect.offset) }
        return TransitionElement(content: element, shift: effect.shift, presence: presence)
    }

    package var label: String { "transition" }
    /// `false`: like any geometry effect on a view, it is not mirrored in right-to-left layout.
    package var mirrorsChildren: Bool { false }
    package var traits: ElementTraits { ElementTraits(Presence.self, presence) }
    package var attributes: [Attribute] {
        [
            Attribute("x", "\(PrintedText.number(shift.x * 100))%"),
            Attribute("y", "\(PrintedText.number(shift.y * 100))%"),
            Attribute(presence.isLeaving ? "leaving" : "entering", presence.share),
        ]
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let size = children[0].size(for: proposal)
        return Arrangement(size, [.init(Point(shift.x * size.width, shift.y * size.height), proposal)])
    }
}

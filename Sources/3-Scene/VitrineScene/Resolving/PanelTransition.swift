import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The appearing or disappearing of something that is presented over a screen: its panel moves, and what dims
/// the screen behind it fades.
package final class PanelTransition {
    private let effect: TransitionEffect
    private let presence: Presence.Value
    /// `true` if the node has a panel, to which the effect is applied.
    private(set) var isTaken = false

    init(_ effect: TransitionEffect, _ presence: Presence.Value) {
        self.effect = effect
        self.presence = presence
    }

    /// Returns a panel, and what is behind it, as they are at the moment.
    package func applied(
        to panel: any Element, over backdrop: any Element
    ) -> (panel: any Element, backdrop: any Element) {
        isTaken = true
        return (moved(panel), EffectElement(content: backdrop, opacity: min(max(presence.share, 0), 1)))
    }

    /// Returns a panel in its transition, which moves it by its own height, without the room above it.
    private func moved(_ panel: any Element) -> any Element {
        if let room = panel as? PaddingElement, room.isAboveContent {
            return PaddingElement(
                content: moved(room.content), insets: room.insets, fractions: room.fractions)
        }
        return TransitionElement.wrap(panel, in: effect, presence: presence)
    }
}

extension PaddingElement {
    /// `true` if it is above its content alone.
    fileprivate var isAboveContent: Bool {
        let other = insets == Insets(top: insets.top, left: 0, bottom: 0, right: 0)
        return other && fractions == Insets(top: fractions.top, left: 0, bottom: 0, right: 0)
    }
}

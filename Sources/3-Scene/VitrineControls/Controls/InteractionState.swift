import VitrineDisplayList
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// The interaction state of a control that is not a button.
package enum InteractionState: String, Sendable, CaseIterable {
    case rest, pressed, hovered, focused, disabled

    package static let doc = "rest, pressed, hovered, focused or disabled"

    /// Applies the effects common to all controls: dimming if disabled, and brightening under a pointer.
    package func apply(to modifiers: inout Modifiers) {
        switch self {
        case .rest, .pressed, .focused: break
        case .hovered: modifiers.filters.append(.layer(.matrix(.brightness(GlassStateEffects.hovered))))
        case .disabled: modifiers.opacity = (modifiers.opacity ?? 1) * Self.dimmed
        }
    }

    /// The opacity of disabled controls. Our own choice, as for buttons.
    static let dimmed = 0.4
}

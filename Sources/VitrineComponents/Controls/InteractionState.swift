import VitrineDisplayList
import VitrineScene
import VitrineStyle

/// What happens to a control that is not a button.
enum InteractionState: String, Sendable, CaseIterable {
    case rest, pressed, hovered, focused, disabled

    static let doc = "rest, pressed, hovered, focused or disabled"

    /// What every control shows of its state alike: it dims, or a pointer lights it up.
    func apply(to modifiers: inout Modifiers) {
        switch self {
        case .rest, .pressed, .focused: break
        case .hovered: modifiers.filters.append(.matrix(.brightness(GlassStateEffects.hovered)))
        case .disabled: modifiers.opacity = (modifiers.opacity ?? 1) * Self.dimmed
        }
    }

    /// Of our own, as for buttons.
    static let dimmed = 0.4
}

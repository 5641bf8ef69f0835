package enum ButtonState: String, Sendable, CaseIterable {
    case rest, pressed, hovered, focused, disabled, loading
}

/// What happens to glass while it is looked at.
enum GlassState: String, Sendable, CaseIterable {
    case rest, pressed, hovered, focused, disabled
}

/// What happens to glass while it is looked at.
package enum GlassState: String, Sendable, CaseIterable {
    case rest, pressed, hovered, focused, disabled
}

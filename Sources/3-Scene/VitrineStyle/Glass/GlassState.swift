/// The interaction state of glass.
package enum GlassState: String, Sendable, CaseIterable {
    case rest, pressed, hovered, focused, disabled
}

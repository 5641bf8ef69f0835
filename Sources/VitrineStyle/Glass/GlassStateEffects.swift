import VitrineDisplayList

/// What states and settings do to glass.
package enum GlassStateEffects: Sendable {
    /// White that a touch adds, as fitted for the release 27: everywhere, and at the touch.
    static let pressed = (ambient: 0.08, spot: 0.15)
    /// How far the light of a touch reaches, as a multiple of the shorter side.
    static let spotRadius = 1.5
    /// Of our own: a pointer adds half of what a touch adds everywhere.
    package static let hovered = 0.04
    /// Of our own: how much of its light, lines and tint glass keeps that is disabled.
    static let disabled = 0.5
    /// Of our own: by how much increased contrast covers what shines through with the appearance's own white or black.
    static let fill = 0.5
    /// Of our own: by how much it darkens the line around the outside.
    static let contour = 2.5

    static func change(_ optics: inout GlassOptics, to state: GlassState) {
        switch state {
        case .rest, .focused: break
        case .pressed: (optics.glow.ambient, optics.glow.spot) = pressed
        case .hovered: optics.glow.ambient = hovered
        case .disabled:
            optics.rim.amount *= disabled
            optics.contour.color = optics.contour.color.opacity(disabled)
            optics.innerShadow.opacity *= disabled
            optics.bleed.opacity *= disabled
        }
    }

    static func strengthen(_ optics: inout GlassOptics, _ appearance: Appearance) {
        optics.face = optics.face.covered(by: appearance == .light ? .white : .black, fill)
        optics.contour.color.alpha = min(optics.contour.color.alpha * contour, 1)
    }
}

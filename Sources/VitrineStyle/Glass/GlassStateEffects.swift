import VitrineDisplayList

/// The effects of states and accessibility settings on glass.
package enum GlassStateEffects: Sendable {
    /// The white that a touch adds to the whole surface and at the touch, as fitted for release 27.
    static let pressed = (ambient: 0.08, spot: 0.15)
    /// The radius of a touch's light, as a multiple of the shorter side.
    static let spotRadius = 1.5
    /// The white that a pointer adds. Our own choice: half of what a touch adds to the whole surface.
    package static let hovered = 0.04
    /// The fraction of light, lines and tint that disabled glass keeps. Our own choice.
    static let disabled = 0.5
    /// The strength with which increased contrast covers the backdrop with the appearance's own white or
    /// black. Our own choice.
    static let fill = 0.5
    /// The factor by which increased contrast darkens the outer contour. Our own choice.
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

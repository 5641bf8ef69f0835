import VitrineColor
import VitrineDisplayList

/// The effects of states and accessibility settings on glass.
package enum GlassStateEffects: Sendable {
    /// The white that a touch adds to the whole surface and at the touch, as fitted for release 27.
    static let pressed = (ambient: 0.08, spot: 0.15)
    /// The radius of a touch's light, as a multiple of the shorter side.
    static let spotRadius = 1.5
    /// The strength of the white that a pointer adds. Our own choice: it is seen on every tint.
    package static let hovered = 0.1
    /// The strength of the black that a pointer adds to light glass without a tint, where white would not be
    /// seen. Our own choice.
    static let hoveredInLight = 0.06
    /// The fraction of light, lines and tint that disabled glass keeps. Our own choice.
    static let disabled = 0.5
    /// The strength with which increased contrast covers the backdrop with the appearance's own white or
    /// black. Our own choice.
    static let fill = 0.5
    /// The opacity of the black contour that increased contrast draws around glass. Our own choice.
    static let contour = 0.4

    static func change(_ optics: inout GlassOptics, to state: GlassState, _ appearance: Appearance) {
        switch state {
        case .rest, .focused: break
        case .pressed: (optics.glow.ambient, optics.glow.spot) = pressed
        case .hovered where optics.tint == nil && appearance == .light:
            optics.face = optics.face.covered(by: .black, hoveredInLight)
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
        optics.contour.color = Color(white: 0, alpha: contour)
    }
}

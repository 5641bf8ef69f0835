/// The way in which a group's colours are combined with those beneath it: the sixteen modes of the W3C's
/// Compositing and Blending, Level 1, and the two additive modes of CoreGraphics.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
    case difference, exclusion, hue, saturation, color, luminosity
    /// The sum of both, clamped: W3C `plus-lighter`.
    case plusLighter
    /// The sum minus 1, clamped: CoreGraphics `plusDarker`, `a - ((as - s) + (ad - d))` with `a` the clamped
    /// sum of alphas.
    case plusDarker
}

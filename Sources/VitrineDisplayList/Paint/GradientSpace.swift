/// The coordinates in which colours between two stops are interpolated linearly, premultiplied in each.
public enum GradientSpace: String, Hashable, Sendable, CaseIterable {
    /// The canvas' encoded components, as in CSS and CoreAnimation.
    case srgb
    /// Linear components, proportional to light.
    case linear
    /// Ottosson's perceptual space: even steps of lightness, no grey midway between hues.
    case oklab
}

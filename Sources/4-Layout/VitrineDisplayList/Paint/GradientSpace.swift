/// The coordinates in which colours between two stops are interpolated linearly, premultiplied in each.
public enum GradientSpace: String, Hashable, Sendable, CaseIterable {
    /// The canvas' encoded components, as in CSS and CoreAnimation.
    case srgb
    /// Linear components, proportional to light.
    case linear
    /// Ottosson's perceptual space: even steps of lightness, no grey midway between hues.
    case oklab
    /// Lightness, chroma and hue of that space, along the shorter way around the circle of hues.
    case oklch
    /// The same along the longer way.
    case oklchLonger
    /// The same with hues that rise: from red over yellow and green to blue.
    case oklchIncreasing
    /// The same with hues that fall.
    case oklchDecreasing

    /// Indicates whether one of the coordinates is a hue.
    @inlinable public var isPolar: Bool {
        switch self {
        case .srgb, .linear, .oklab: false
        case .oklch, .oklchLonger, .oklchIncreasing, .oklchDecreasing: true
        }
    }
}

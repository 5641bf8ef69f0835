/// In which coordinates colours between two stops run straight; premultiplied in each.
public enum GradientSpace: String, Hashable, Sendable, CaseIterable {
    /// The canvas' encoded components, as CSS and CoreAnimation have it.
    case srgb
    /// Components proportional to light.
    case linear
    /// Ottosson's perceptual space: even steps of lightness, no grey midway between hues.
    case oklab
}

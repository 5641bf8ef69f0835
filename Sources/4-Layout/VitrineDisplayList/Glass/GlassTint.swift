import VitrineColor

/// A ramp of one colour over the luminance behind it, mixed in by the colour's alpha.
///
/// The component c becomes `h * c^(1 + gamma * (1 - Y))` with `h = floor + (1 - floor) * Y^exponent`, which
/// is the colour itself on white.
public struct GlassTint: Hashable, Sendable {
    public var color: Color
    public var floor: Double
    public var exponent: Double
    public var gamma: Double

    public init(_ color: Color, floor: Double = 0.7606, exponent: Double = 0.9067, gamma: Double = 0.0704) {
        self.color = color
        self.floor = floor
        self.exponent = exponent
        self.gamma = gamma
    }
}

/// A soft dark band along the inside of the rim.
public struct GlassInnerShadow: Hashable, Sendable {
    public var opacity: Double
    public var reach: Double
    public var shift: Double
    /// The degree to which it follows the light, 0...1.
    public var directionality: Double

    public init(
        opacity: Double = 0.036, reach: Double = 16, shift: Double = 6, directionality: Double = 0.5
    ) {
        self.opacity = opacity
        self.reach = reach
        self.shift = shift
        self.directionality = directionality
    }
}

/// Two lights that face each other across the glass.
public struct GlassLight: Hashable, Sendable {
    /// The direction towards the first light, in degrees clockwise from 12 o'clock; the second light is
    /// opposite. -45 is the upper left.
    public var angle: Double
    /// The share of each light, 0...1.
    public var first: Double
    public var second: Double

    public init(angle: Double = -45, first: Double = 0.5, second: Double = 0.5) {
        self.angle = angle
        self.first = first
        self.second = second
    }
}

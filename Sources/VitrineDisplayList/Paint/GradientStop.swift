/// A colour at a location 0...1 along a gradient. The locations of a gradient never decrease; two stops at
/// one location make a hard edge.
public struct GradientStop: Hashable, Sendable {
    public var location: Double
    public var color: Color

    public init(_ location: Double, _ color: Color) {
        self.location = location
        self.color = color
    }
}

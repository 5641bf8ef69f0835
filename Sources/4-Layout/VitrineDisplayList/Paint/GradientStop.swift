import VitrineColor

/// A colour at a location 0...1 along a gradient. The locations of a gradient never decrease; two stops at
/// one location make a hard edge.
public struct GradientStop: Hashable, Sendable {
    public var location: Double
    public var color: Color
    /// The fraction of the way to the next stop at which both colours have equal parts; `nil` for the middle.
    public var hint: Double?

    public init(_ location: Double, _ color: Color, hint: Double? = nil) {
        self.location = location
        self.color = color
        self.hint = hint
    }
}

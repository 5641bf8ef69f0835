import VitrineColor

/// A line around the outside of the glass that fades outwards.
public struct GlassContour: Hashable, Sendable {
    public var color: Color
    public var width: Double

    public init(color: Color = Color(white: 0, alpha: 0.15), width: Double = 0.65) {
        self.color = color
        self.width = width
    }
}

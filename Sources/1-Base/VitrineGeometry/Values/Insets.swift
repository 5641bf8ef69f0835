/// Distances from the four sides of a rectangle, in points.
public struct Insets: Hashable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public init(_ all: Double) {
        self.init(top: all, left: all, bottom: all, right: all)
    }

    public static let zero = Insets(0)

    public var horizontal: Double { left + right }
    public var vertical: Double { top + bottom }

    /// The insets with left and right exchanged.
    package var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}

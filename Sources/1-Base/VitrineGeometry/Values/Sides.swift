/// Sides of a rectangle.
public struct Sides: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = Sides(rawValue: 1)
    public static let left = Sides(rawValue: 2)
    public static let bottom = Sides(rawValue: 4)
    public static let right = Sides(rawValue: 8)
    public static let all: Sides = [.top, .left, .bottom, .right]

    /// Returns a distance from each of these sides, and none from the others.
    public func insets(_ distance: Double) -> Insets {
        Insets(
            top: contains(.top) ? distance : 0, left: contains(.left) ? distance : 0,
            bottom: contains(.bottom) ? distance : 0, right: contains(.right) ? distance : 0)
    }

    /// The names in the order in which CSS has them.
    public var summary: String {
        [(Sides.top, "top"), (.right, "right"), (.bottom, "bottom"), (.left, "left")]
            .filter { contains($0.0) }.map(\.1).joined(separator: " ")
    }
}

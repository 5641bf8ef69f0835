/// The way in which SwiftUI fills a shape that crosses itself: in a scene, a path has a rule.
public struct FillStyle: Sendable {
    /// Creates the style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

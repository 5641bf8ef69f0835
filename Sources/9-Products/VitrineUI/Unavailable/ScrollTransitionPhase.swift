/// The place of a view while a finger scrolls, which a still does not have.
public struct ScrollTransitionPhase: Sendable {
    private init() {}

    /// `true`: a view of a still stays where it is.
    public var isIdentity: Bool { true }

    /// The distance from its place.
    public var value: Double { 0 }
}

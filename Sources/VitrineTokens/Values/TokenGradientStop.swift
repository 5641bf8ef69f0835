public struct TokenGradientStop: Hashable, Sendable {
    public var color: TokenColor
    /// The position, from 0 to 1. Written values outside this range are clamped.
    public var position: Double
}

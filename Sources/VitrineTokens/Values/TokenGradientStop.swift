public struct TokenGradientStop: Hashable, Sendable {
    public var color: TokenColor
    /// 0 to 1; what is written beyond is taken for the nearer end.
    public var position: Double
}

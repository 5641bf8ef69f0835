public struct TokenShadow: Hashable, Sendable {
    public var color: TokenColor
    public var offsetX: TokenDimension
    public var offsetY: TokenDimension
    public var blur: TokenDimension
    public var spread: TokenDimension
    /// `true` if the shadow lies within the shape rather than around it.
    public var isInset: Bool
}

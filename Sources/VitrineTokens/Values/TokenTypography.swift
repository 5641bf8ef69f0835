public struct TokenTypography: Hashable, Sendable {
    public var fontFamily: [String]
    public var fontSize: TokenDimension
    public var fontWeight: Double
    public var letterSpacing: TokenDimension
    /// A multiple of the font's size.
    public var lineHeight: Double
}

/// The value of a `typography` token.
/// The value of a `typography` token.
public struct TokenTypography: Hashable, Sendable {
    public var fontFamily: [String]
    public var fontSize: TokenDimension
    public var fontWeight: Double
    public var letterSpacing: TokenDimension
    /// The line height, as a multiple of the font size.
    public var lineHeight: Double
}

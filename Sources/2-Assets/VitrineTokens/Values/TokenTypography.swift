/// The value of a `typography` token.
/// The value of a `typography` token.
package struct TokenTypography: Hashable, Sendable {
    package var fontFamily: [String]
    package var fontSize: TokenDimension
    package var fontWeight: Double
    package var letterSpacing: TokenDimension
    /// The line height, as a multiple of the font size.
    package var lineHeight: Double
}

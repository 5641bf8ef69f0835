/// What files of design tokens may ask for at most, checked before any work is done on it.
public struct TokenLimits: Sendable {
    /// Bytes of one file.
    public var bytes = 8_000_000
    /// Values of all files together, inherited ones counted as often as they are inherited.
    public var values = 1_000_000
    /// Values within values, groups within groups.
    public var depth = 100
    /// Files that one resolver reads.
    public var files = 256
    /// Tokens that refer to tokens, one after the other.
    public var chain = 200
    /// Errors, and likewise warnings, before the rest is summed up.
    public var messages = 100

    public static let standard = TokenLimits()
}

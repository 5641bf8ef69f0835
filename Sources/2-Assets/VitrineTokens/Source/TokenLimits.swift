/// Limits for files of design tokens, checked before any work is done.
public struct TokenLimits: Sendable {
    /// The maximum number of bytes in a file.
    public var bytes = 8_000_000
    /// The maximum number of values in all files together, and in all sources that a resolver merges.
    public var values = 1_000_000
    /// The maximum number of values that groups inherit, each time that they do.
    public var inherited = 200_000
    /// The maximum number of sources that a resolver merges, and of entries of its order. Sets count each
    /// time that they are referred to.
    public var sources = 1_000
    /// The maximum nesting depth of values and groups.
    public var depth = 100
    /// The maximum number of files that a resolver reads.
    public var files = 256
    /// The maximum length of a chain of tokens that refer to tokens.
    public var chain = 200
    /// The maximum number of errors, and also of warnings, before the rest is summarised.
    public var messages = 100

    public static let standard = TokenLimits()
}

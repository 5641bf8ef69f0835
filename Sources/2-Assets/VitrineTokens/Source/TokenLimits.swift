/// Limits for files of design tokens, checked before any work is done.
package struct TokenLimits: Sendable {
    /// The maximum number of bytes in a file.
    package var bytes = 8_000_000
    /// The maximum number of values in all files together, and in all sources that a resolver merges.
    package var values = 1_000_000
    /// The maximum number of values that groups inherit, each time that they do.
    package var inherited = 200_000
    /// The maximum number of sources that a resolver merges, and of entries of its order. Sets count each
    /// time that they are referred to.
    package var sources = 1_000
    /// The maximum nesting depth of values and groups.
    package var depth = 100
    /// The maximum number of files that a resolver reads.
    package var files = 256
    /// The maximum length of a chain of tokens that refer to tokens.
    package var chain = 200
    /// The maximum number of errors, and also of warnings, before the rest is summarised.
    package var messages = 100

    package static let standard = TokenLimits()
}

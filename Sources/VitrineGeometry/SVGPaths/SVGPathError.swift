/// The reason why text is not SVG path data, and the position of the error.
public struct SVGPathError: Error, Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// The data does not start with `M` or `m`.
        case expectedMove
        /// There is neither a command letter nor, where one could follow, a number.
        case expectedCommand
        /// The argument number `argument` (from 0) of `command` is missing or not a number.
        case expectedNumber(command: Character, argument: Int)
        /// An arc's flag is neither 0 nor 1.
        case expectedFlag(argument: Int)
        /// A number, or a sum of relative coordinates, is too large to hold.
        case numberOutOfRange
        case tooManySegments(limit: Int)
    }

    /// The number of characters before the offending one.
    public var offset: Int
    public var reason: Reason
    /// The offending character, or `nil` at the end of the data.
    public var found: Character?

    public init(offset: Int, reason: Reason, found: Character?) {
        self.offset = offset
        self.reason = reason
        self.found = found
    }
}

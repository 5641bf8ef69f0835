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

extension SVGPathError: CustomStringConvertible {
    public var description: String { "path data, character \(offset + 1): \(message)" }

    /// The expected and the found text, without the position.
    public var message: String {
        "\(expectation), " + (found.map { "found `\($0)`" } ?? "found the end")
    }

    private var expectation: String {
        switch reason {
        case .expectedMove: return "expected `M` or `m` first"
        case .expectedCommand: return "expected a command (one of MLHVCSQTAZ, either case)"
        case .expectedNumber(let command, let argument):
            return "expected \(Self.argumentName(command, argument)) of `\(command)`"
        case .expectedFlag(let argument):
            return "expected 0 or 1 as the \(argument == 3 ? "large-arc" : "sweep") flag of an arc"
        case .numberOutOfRange: return "expected a number below 1e308 in size"
        case .tooManySegments(let limit): return "expected at most \(limit) segments"
        }
    }

    private static func argumentName(_ command: Character, _ argument: Int) -> String {
        let names: [String]
        switch command.lowercased() {
        case "h": names = ["x"]
        case "v": names = ["y"]
        case "c": names = ["x1", "y1", "x2", "y2", "x", "y"]
        case "s": names = ["x2", "y2", "x", "y"]
        case "q": names = ["x1", "y1", "x", "y"]
        case "a": names = ["rx", "ry", "the rotation", "the large-arc flag", "the sweep flag", "x", "y"]
        default: names = ["x", "y"]
        }
        return names.indices.contains(argument) ? names[argument] : "a number"
    }
}

/// How much two pictures may differ and still match, in words, and who said so.
public struct Tolerance: Hashable, Sendable, Codable {
    /// Such as "none" or "threshold 0.1, anti-aliasing left out, drift up to 0.5/255".
    public var text: String
    /// Where it was set: "default", an option of the command line, or a file and line.
    public var source: String

    public init(_ text: String, source: String) {
        self.text = text
        self.source = source
    }

    /// Every byte counts.
    public static let none = Tolerance("none", source: "default")
}

extension Tolerance: CustomStringConvertible {
    public var description: String { "\(text) (\(source))" }
}

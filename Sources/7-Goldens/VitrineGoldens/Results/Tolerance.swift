/// A description of how much two pictures may differ and still match, and where that was set.
package struct Tolerance: Hashable, Sendable, Codable {
    /// The description, such as "none" or "threshold 0.1, anti-aliasing left out, drift up to 0.5/255".
    package var text: String
    /// The origin: "default", an option of the command line, or a file and line.
    package var source: String

    package init(_ text: String, source: String) {
        self.text = text
        self.source = source
    }

    /// The tolerance of a comparison in which every byte counts.
    package static let none = Tolerance("none", source: "default")
}

extension Tolerance: CustomStringConvertible {
    package var description: String { "\(text) (\(source))" }
}

import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A button in another hue than all others of its name.
struct OddInkProblem: MeasuredProblem {
    /// What is written on it, or its symbol.
    let name: String
    let color: Color
    /// The colour of the others.
    let other: Color
    let frame: Rect

    var subject: String { name }
    var area: Rect? { frame }
    var badness: Double { 1 }

    var message: String {
        "\(PrintedText.quoted(name)) is \(color.hex) here, which nothing else is, and \(other.hex) elsewhere"
    }

    var suggestion: Suggestion? { "give all buttons of one name the same colour" }

    var details: [String: JSONValue] { ["text": .string(name), "color": .string(color.hex)] }
}

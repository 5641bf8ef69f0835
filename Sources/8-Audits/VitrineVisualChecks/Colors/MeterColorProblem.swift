import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A bar whose colour says the opposite of that of the words beside it.
struct MeterColorProblem: MeasuredProblem {
    let color: Color
    /// The words.
    let text: String
    /// Their colour.
    let other: Color
    let frame: Rect

    var subject: String { "meter" }
    var area: Rect? { frame }
    var badness: Double { 1 }

    var message: String {
        "it is \(color.hex), and what is said of it, \(PrintedText.quoted(text)), \(other.hex), where others "
            + "have the colour of their words"
    }

    var suggestion: Suggestion? { "give it the colour of what is said of it" }

    var details: [String: JSONValue] { ["color": .string(color.hex), "text": .string(text)] }
}

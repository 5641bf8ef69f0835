import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A bar or a chart whose colour says the opposite of that of the words beside it.
struct MeterColorProblem: MeasuredProblem {
    let color: Color
    /// The words.
    let text: String
    /// Their colour.
    let other: Color
    let frame: Rect
    /// `true` for a chart, and `false` for a bar.
    var isChart = false

    var subject: String { "meter" }
    var area: Rect? { frame }
    var badness: Double { 1 }

    var message: String {
        let words = "what is said of it, \(PrintedText.quoted(text)), \(other.hex)"
        return isChart
            ? "the chart is \(color.hex), and \(words)"
            : "it is \(color.hex), and \(words), where others have the colour of their words"
    }

    var suggestion: Suggestion? { "give it the colour of what is said of it" }

    var details: [String: JSONValue] { ["color": .string(color.hex), "text": .string(text)] }
}

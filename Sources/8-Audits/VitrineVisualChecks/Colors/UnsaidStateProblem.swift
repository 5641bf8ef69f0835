import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A text that says by its colour alone that something is wrong.
struct UnsaidStateProblem: MeasuredProblem {
    let text: String
    let color: Color
    /// What another row says in words.
    let other: String
    let frame: Rect

    var subject: String { text }
    var area: Rect? { frame }
    var badness: Double { 1 }

    var message: String {
        "\(PrintedText.quoted(text)) says by its colour \(color.hex) alone what others say in words, such as "
            + PrintedText.quoted(other)
    }

    var suggestion: Suggestion? { "say in words what is wrong, or with a symbol" }

    var details: [String: JSONValue] { ["text": .string(text), "color": .string(color.hex)] }
}

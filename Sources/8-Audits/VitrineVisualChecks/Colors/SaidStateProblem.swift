import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A tile whose state is read, and seen by its colour alone.
struct SaidStateProblem: MeasuredProblem {
    /// What is said of another tile, and of this one.
    let states: [String]
    /// The colours of both.
    let colors: [Color]
    let frame: Rect

    var subject: String { "tile" }
    var area: Rect? { frame }
    var badness: Double { 1 }

    var message: String {
        "nothing but its colour says that it is \(PrintedText.quoted(states[1])), and another "
            + "\(PrintedText.quoted(states[0])): \(colors.map(\.hex).joined(separator: " and "))"
    }

    var suggestion: Suggestion? { "write the state there, or show it with a symbol" }

    var details: [String: JSONValue] {
        [
            "states": .array(states.map { .string($0) }),
            "colors": .array(colors.map { .string($0.hex) }),
        ]
    }
}

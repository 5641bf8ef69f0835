import VitrineAuditElements
import VitrineJSON
import VitrineSource

/// A length that is on the pixel grid of no device.
struct GridProblem: MeasuredProblem {
    /// The key and the length, as they are written.
    let value: String
    /// The nearest length that is on a grid, in points.
    let nearest: Double

    var subject: String { value }
    var badness: Double { 1 }

    var message: String {
        "\(value) is on no pixel grid: devices have two or three pixels a point, and edges blur or move"
    }

    var suggestion: Suggestion? { "the nearest is \(PrintedText.number((nearest * 100).rounded() / 100))" }

    var details: [String: JSONValue] { ["value": .string(value), "nearest": .number(nearest)] }
}

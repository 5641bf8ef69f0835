import VitrineAuditElements
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A picture that is stretched along one axis.
struct StretchedImageProblem: MeasuredProblem {
    /// The name of its file.
    let name: String
    /// By how much its width is scaled, in scales of its height.
    let factor: Double
    let frame: Rect

    var subject: String { name }
    var area: Rect? { frame }
    var badness: Double { max(factor, 1 / factor) }

    var message: String {
        let times = PrintedText.number((badness * 100).rounded() / 100)
        let way = factor > 1 ? "wide" : "high"
        return "the picture \(PrintedText.quoted(name)) is \(times) times as \(way) as it should be"
    }

    var suggestion: Suggestion? { "take `fit: fill`, which cuts off what does not fit, or `fit: fit`" }

    var details: [String: JSONValue] {
        [
            "name": .string(name), "factor": .number((factor * 1000).rounded() / 1000),
            "frame": .numbers([frame.minX, frame.minY, frame.width, frame.height]),
        ]
    }
}

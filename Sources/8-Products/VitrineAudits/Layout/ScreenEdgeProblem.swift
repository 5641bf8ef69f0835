import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A card or a control that an edge of its screen cuts, or that lies on the home indicator.
struct ScreenEdgeProblem: MeasuredProblem {
    /// The kind of its node.
    let kind: String
    /// The length that is cut off or covered, in points.
    let length: Double
    let frame: Rect
    /// `true` if it lies on the home indicator.
    let isIndicator: Bool

    var subject: String { kind }
    var area: Rect? { frame }
    var badness: Double { length }

    var message: String {
        let points = PrintedText.number((length * 10).rounded() / 10)
        return isIndicator
            ? "the home indicator covers the last \(points) points of `\(kind)`"
            : "`\(kind)` reaches \(points) points beyond its screen, which cuts its corners off"
    }

    var suggestion: Suggestion? {
        isIndicator
            ? "keep it within the safe area" : "make it narrower, or take the offset away"
    }

    var details: [String: JSONValue] {
        [
            "content": .string(kind), "length": .number((length * 100).rounded() / 100),
            "frame": .numbers([frame.minX, frame.minY, frame.width, frame.height]),
        ]
    }
}

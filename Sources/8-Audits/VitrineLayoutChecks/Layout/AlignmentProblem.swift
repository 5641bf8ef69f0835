import VitrineAuditElements
import VitrineGeometry
import VitrineJSON
import VitrineSource
import VitrineStyle

/// A child of a stack that stands some points beside the line of its neighbours.
struct AlignmentProblem: MeasuredProblem {
    /// The distance, in points; negative to the left or upwards.
    let distance: Double
    /// The axis of the stack.
    let axis: Axis
    /// The frame of the child.
    let frame: Rect
    /// `true` if it stands nearer to one of its neighbours than they do to each other, by the distance.
    var isPulled = false

    var subject: String { axis.rawValue }
    var area: Rect? { frame }
    var badness: Double { abs(distance) }

    var message: String {
        let way =
            switch (axis, distance < 0) {
            case (.vertical, true): "left of"
            case (.vertical, false): "right of"
            case (.horizontal, true): "above"
            case (.horizontal, false): "below"
            }
        let length = PrintedText.number((abs(distance) * 10).rounded() / 10)
        if isPulled { return "it stands \(length) points nearer to its neighbour than the others of its row" }
        return "it stands \(length) points \(way) the line of its neighbours"
    }

    var suggestion: Suggestion? { "take the padding or offset away, or give both the same" }

    var details: [String: JSONValue] {
        [
            "distance": .number((distance * 100).rounded() / 100),
            "frame": .numbers([frame.minX, frame.minY, frame.width, frame.height]),
        ]
    }
}

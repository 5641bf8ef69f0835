import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A target that is hard to hit.
struct TargetProblem: MeasuredProblem {
    /// The kind of the node, such as `iconButton`.
    let kind: String
    /// The area that reacts, in points.
    let target: Rect
    /// The least length of a side.
    let required: Double
    /// The kind of the nearest other target, if there is too little room between both.
    let neighbour: String?

    var subject: String { kind }
    var area: Rect? { target }
    var badness: Double { required / max(min(target.width, target.height), 0.01) }

    var message: String {
        let size = "\(Self.length(target.width)) by \(Self.length(target.height)) points"
        let near = neighbour.map { ", and too near to a \($0)" } ?? ""
        return "the \(kind) reacts on \(size), where \(Self.length(required)) by \(Self.length(required)) "
            + (neighbour == nil ? "are comfortable" : "are needed") + near
    }

    var suggestion: Suggestion? {
        let side = Self.length(required)
        return neighbour == nil
            ? "`hitArea: \(side)` lets it react beyond what is drawn, or make it larger"
            : "make it larger, or leave \(side) points between the middles of both"
    }

    var details: [String: JSONValue] {
        var details: [String: JSONValue] = [
            "kind": .string(kind), "required": .number(required),
            "area": .numbers([target.minX, target.minY, target.width, target.height]),
        ]
        if let neighbour { details["neighbour"] = .string(neighbour) }
        return details
    }

    private static func length(_ value: Double) -> String {
        PrintedText.number((value * 10).rounded(.down) / 10)
    }
}

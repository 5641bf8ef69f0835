import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A target that is hard to hit.
struct TargetProblem: MeasuredProblem {
    /// The kind of the node, such as `iconButton`.
    let kind: String
    /// The area that reacts, in points.
    let area: Rect
    /// The least length of a side.
    let required: Double
    /// The kind of the nearest other target, if there is too little room between both.
    let neighbour: String?

    var subject: String { kind }
    var badness: Double { required / max(min(area.width, area.height), 0.01) }

    var message: String {
        let size = "\(Self.length(area.width)) by \(Self.length(area.height)) points"
        let near = neighbour.map { ", and too near to a \($0)" } ?? ""
        return "the \(kind) reacts on \(size), where \(Self.length(required)) by \(Self.length(required)) "
            + (neighbour == nil ? "are comfortable" : "are needed") + near
    }

    var suggestion: Suggestion? {
        let side = Self.length(required)
        return neighbour == nil
            ? "give it a frame of \(side) by \(side), or what is around it"
            : "make it larger, or leave \(side) points between the middles of both"
    }

    var details: [String: JSONValue] {
        var details: [String: JSONValue] = [
            "kind": .string(kind), "required": .number(required),
            "area": .numbers([area.minX, area.minY, area.width, area.height]),
        ]
        if let neighbour { details["neighbour"] = .string(neighbour) }
        return details
    }

    private static func length(_ value: Double) -> String {
        PrintedText.number((value * 10).rounded(.down) / 10)
    }
}

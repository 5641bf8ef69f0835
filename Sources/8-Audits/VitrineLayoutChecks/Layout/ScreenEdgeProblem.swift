import VitrineAuditElements
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A card or a control that an edge of its screen cuts, or that lies on a part of the device.
struct ScreenEdgeProblem: MeasuredProblem {
    /// What is at the edge of a screen.
    enum Edge: Hashable {
        case screen, indicator, island
        /// The edge of its own frame, and how many things in it that cuts.
        case frame(count: Int)
    }

    /// The kind of its node.
    let kind: String
    /// The length that is cut off or covered, in points.
    let length: Double
    let frame: Rect
    /// What it meets.
    let edge: Edge

    var subject: String { kind }
    var area: Rect? { frame }
    var badness: Double { length }

    var message: String {
        let points = PrintedText.number(length, decimals: 1)
        return switch edge {
        case .screen: "`\(kind)` reaches \(points) points beyond its screen, which cuts it off"
        case .frame(let count):
            "`\(kind)` cuts off \(count) of the things in it, by up to \(points) points, and nothing scrolls"
        case .indicator: "the home indicator covers the last \(points) points of `\(kind)`"
        case .island: "`\(kind)` reaches \(points) points under the island, or what stands beside it"
        }
    }

    var suggestion: Suggestion? {
        switch edge {
        case .screen: "make it narrower, or take the offset away"
        case .frame: "make its frame larger or what is in it smaller, or let it scroll"
        case .indicator, .island: "keep it within the safe area"
        }
    }

    var details: [String: JSONValue] {
        [
            "content": .string(kind), "length": .number((length * 100).rounded() / 100),
            "frame": .numbers([frame.minX, frame.minY, frame.width, frame.height]),
        ]
    }
}

import VitrineAuditElements
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A target that is hard to hit.
struct TargetProblem: MeasuredProblem {
    /// What is wrong with it.
    enum Fault: Hashable {
        /// A side is shorter than a length; and the kind of the nearest other target, if there is too little
        /// room between both.
        case small(Double, neighbour: String?)
        /// It takes touches from one of a kind, on which it lies.
        case covers(String)
        /// It is moved behind a surface that hides a part of it, 0...1.
        case behind(Double)
    }

    /// The kind of the node, such as `iconButton`.
    let kind: String
    /// The area that reacts, in points.
    let target: Rect
    let fault: Fault

    var subject: String { kind }
    var area: Rect? { target }
    var badness: Double {
        switch fault {
        case .small(let required, _): required / max(target.shortSide, 0.01)
        case .covers: 1
        case .behind(let share): share
        }
    }

    var message: String {
        switch fault {
        case .small(let required, let neighbour):
            let size = "\(Self.length(target.width)) by \(Self.length(target.height)) points"
            let near = neighbour.map { ", and too near to a \($0)" } ?? ""
            let need = "\(Self.length(required)) by \(Self.length(required))"
            return "the \(kind) reacts on \(size), where \(need) "
                + (neighbour == nil ? "are comfortable" : "are needed") + near
        case .behind(let share):
            let percent = PrintedText.number((share * 100).rounded())
            return "the \(kind) is moved behind what comes after it, which covers \(percent) % of it"
        case .covers(let other): return "the \(kind) lies on a \(other), and takes touches from it"
        }
    }

    var suggestion: Suggestion? {
        switch fault {
        case .small(let required, nil):
            "`hitArea: \(Self.length(required))` lets it react beyond what is drawn, or make it larger"
        case .small(let required, _?):
            "make it larger, or leave \(Self.length(required)) points between the middles of both"
        case .behind: "take the offset away, or let it come after what it lies on"
        case .covers: "put them beside each other, or make the `hitArea` smaller"
        }
    }

    var details: [String: JSONValue] {
        var details: [String: JSONValue] = [
            "kind": .string(kind),
            "area": .numbers([target.minX, target.minY, target.width, target.height]),
        ]
        switch fault {
        case .small(let required, let neighbour):
            details["required"] = .number(required)
            if let neighbour { details["neighbour"] = .string(neighbour) }
        case .covers(let other): details["covered"] = .string(other)
        case .behind(let share): details["hidden"] = .number(share)
        }
        return details
    }

    private static func length(_ value: Double) -> String {
        PrintedText.number((value * 10).rounded(.down) / 10)
    }
}

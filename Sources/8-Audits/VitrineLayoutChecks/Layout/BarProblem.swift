import VitrineAuditElements
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A node of a screen that one of its bars covers, or that lies on the bar.
struct BarProblem: MeasuredProblem {
    /// The name of the bar, such as `navigation bar`.
    let bar: String
    /// The kind of the node.
    let content: String
    /// How much of its height both have in common, in points.
    let length: Double
    /// `true` for a bar at the top.
    let isTop: Bool
    /// `true` if the node lies on the bar, and not under it.
    let isAbove: Bool
    /// The margin that a scroll needs, in points; `nil` for what does not scroll.
    let margin: Double?
    /// The first text or symbol in the bar's room.
    let shared: Rect

    var subject: String { "\(bar)\n\(content)" }
    var area: Rect? { shared }
    var badness: Double { length }

    var message: String {
        let part = "the \(isTop ? "first" : "last") \(PrintedText.number(length)) points of `\(content)`"
        return isAbove ? "\(part) lie on the \(bar)" : "the \(bar) covers \(part)"
    }

    var suggestion: Suggestion? {
        if let margin {
            let (edge, place) = isTop ? ("top", "first the bar") : ("bottom", "the bar last")
            return """
                give the scroll `contentMargins: { \(edge): \(PrintedText.number(margin)) }`, or put both \
                in a `vstack`, \(place)
                """
        }
        if bar == PlacedBar.names["keyboard"] { return "keep it above the keyboard, or let it scroll" }
        return "put both in a `vstack`, \(isTop ? "first the bar" : "the bar last")"
    }

    var details: [String: JSONValue] {
        [
            "bar": .string(bar), "content": .string(content), "length": .number(length),
            "area": .numbers([shared.minX, shared.minY, shared.width, shared.height]),
        ]
    }
}

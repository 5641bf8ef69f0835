import VitrineAuditElements
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A text or a symbol that lies on a text.
struct OverlapProblem: MeasuredProblem {
    /// The text, or the name of the symbol.
    let text: String
    let isSymbol: Bool
    /// The text beneath it.
    let other: String
    /// What both have in common, in points.
    let shared: Rect

    var subject: String { "\(text)\n\(other)" }
    var area: Rect? { shared }
    var badness: Double { shared.area }

    var message: String {
        let size = [shared.width, shared.height].map { PrintedText.number(($0 * 10).rounded() / 10) }
        return "the \(isSymbol ? "symbol" : "text") \(PrintedText.quoted(Self.short(text))) lies on "
            + "\(PrintedText.quoted(Self.short(other))) by \(size[0]) by \(size[1]) points"
    }

    var suggestion: Suggestion? {
        isSymbol ? "put them beside each other" : "let one of them wrap, or put them below each other"
    }

    var details: [String: JSONValue] {
        [
            (isSymbol ? "symbol" : "text"): .string(text), "other": .string(other),
            "area": .numbers([shared.minX, shared.minY, shared.width, shared.height]),
        ]
    }

    private static func short(_ text: String) -> String {
        text.count > 30 ? text.prefix(29) + "…" : text
    }
}

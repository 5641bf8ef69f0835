import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A field or a link that is told from what is like it by a hue alone.
struct FieldHueProblem: MeasuredProblem {
    /// What has the hue.
    enum Part {
        case border, frame, label, link
    }

    var part = Part.frame
    /// The colours of the other one and of its own.
    let colors: [Color]
    /// The ratio of their luminances.
    let ratio: Double
    /// Its area, in points.
    let frame: Rect

    var subject: String { part == .link ? "link" : "field" }
    var area: Rect? { frame }
    var badness: Double { 1 / ratio }

    var message: String {
        let names = colors.map(\.hex).joined(separator: " and ")
        let said =
            switch part {
            case .border: "the field is told from others by its red border alone"
            case .frame: "the field is told from another by the hue of its frame alone"
            case .label: "the field is told from another by the hue of its label alone"
            case .link: "the link is told from the words around it by its hue alone"
            }
        if part == .border { return "\(said): \(colors.last?.hex ?? "")" }
        return "\(said): \(names) differ by "
            + "\(PrintedText.number((ratio * 100).rounded() / 100)) to 1 in lightness, and 3 are needed"
    }

    var suggestion: Suggestion? {
        part == .link
            ? "underline it" : "say it in words beside the field, or put a symbol or a star there"
    }

    var details: [String: JSONValue] {
        ["colors": .array(colors.map { .string($0.hex) }), "ratio": .number((ratio * 100).rounded() / 100)]
    }
}

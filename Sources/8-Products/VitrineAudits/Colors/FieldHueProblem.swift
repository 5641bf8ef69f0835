import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A field that is told from others by the hue of its frame alone.
struct FieldHueProblem: MeasuredProblem {
    /// The colours of the other frame and of its own.
    let colors: [Color]
    /// The ratio of their luminances.
    let ratio: Double
    /// Its area, in points.
    let frame: Rect

    var subject: String { "field" }
    var area: Rect? { frame }
    var badness: Double { 1 / ratio }

    var message: String {
        let names = colors.map(\.hex).joined(separator: " and ")
        return "the field is told from another by the hue of its frame alone: \(names) differ by "
            + "\(PrintedText.number((ratio * 100).rounded() / 100)) to 1 in lightness, and 3 are needed"
    }

    var suggestion: Suggestion? { "say it in words beside the field, or put a symbol or a star there" }

    var details: [String: JSONValue] {
        ["colors": .array(colors.map { .string($0.hex) }), "ratio": .number((ratio * 100).rounded() / 100)]
    }
}

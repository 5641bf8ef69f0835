import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineRendering
import VitrineSource

/// Marks that are told apart by their hue alone.
struct HueProblem: MeasuredProblem {
    /// What they are, such as `circle` or `series of a chart`.
    let kind: String
    /// Two of their colours that some people do not tell apart.
    let colors: [Color]
    let likeness: ColorDistinction.Likeness
    /// The area of one of them, in points.
    let frame: Rect
    /// `true` for what is selected and looks like one that is not.
    var isSelection = false

    var subject: String { kind }
    var area: Rect? { frame }
    var badness: Double { 1 / max(likeness.difference, 0.001) }

    var message: String {
        let names = colors.map(\.hex).joined(separator: " and ")
        if isSelection {
            let isSame = Set(colors).count < 2
            return "it is said to be selected, and looks like one that is not"
                + (isSame ? "" : ": \(names) look alike")
        }
        guard let vision = likeness.vision.map({ "\($0.rawValue) vision" }) else {
            return "it is told from another \(kind) by its colour alone: \(names) look alike"
        }
        return "it is told from another \(kind) by its hue alone: \(names) are alike in \(vision)"
    }

    var suggestion: Suggestion? {
        if isSelection { return "give it another background or weight, or a filled symbol" }
        return
            "put a label or a symbol beside each, give them other forms, or colours that differ in lightness"
    }

    var details: [String: JSONValue] {
        [
            "kind": .string(kind), "colors": .array(colors.map { .string($0.hex) }),
            "vision": .string(likeness.vision?.rawValue ?? "all"),
            "difference": .number((likeness.difference * 1000).rounded() / 1000),
        ]
    }
}

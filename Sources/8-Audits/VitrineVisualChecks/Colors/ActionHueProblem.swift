import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A control that turns something down or destroys it in green, or takes it in red.
struct ActionHueProblem: MeasuredProblem {
    /// Its name.
    let name: String
    let color: Color
    /// `true` for what is turned down or destroyed in green, and `false` for what is taken in red.
    let refuses: Bool
    /// The name of the opposite one beside it; `nil` if there is none.
    let other: String?
    let frame: Rect

    var subject: String { name }
    var area: Rect? { frame }
    var badness: Double { 1 }

    var message: String {
        let said = refuses ? "turns something down or ends it, and is green" : "takes something, and is red"
        let beside = other.map { " beside \(PrintedText.quoted($0))" } ?? ""
        return "\(PrintedText.quoted(name)) \(said)\(beside): \(color.hex)"
    }

    var suggestion: Suggestion? {
        refuses ? "red is for what ends or destroys, green for what goes on" : "green is for what goes on"
    }

    var details: [String: JSONValue] { ["text": .string(name), "color": .string(color.hex)] }
}

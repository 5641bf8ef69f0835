import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A text or a symbol that says one state in the colour of the opposite one.
struct StateHueProblem: MeasuredProblem {
    /// Its text, or the name of the symbol.
    let text: String
    let isSymbol: Bool
    let color: Color
    /// `true` for what has gone wrong in green, and `false` for what is well in red.
    let isBad: Bool
    let frame: Rect

    var subject: String { text }
    var area: Rect? { frame }
    var badness: Double { 1 }

    var message: String {
        (isSymbol ? "the symbol `\(text)`" : PrintedText.quoted(text))
            + " says that something is \(isBad ? "wrong" : "well"), and is as "
            + "\(isBad ? "green" : "red") as what is \(isBad ? "well" : "wrong"): \(color.hex)"
    }

    var suggestion: Suggestion? { "give it the colour of what it says, or that of other texts" }

    var details: [String: JSONValue] { ["text": .string(text), "color": .string(color.hex)] }
}

import VitrineAuditElements
import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A text, a symbol or a control that can hardly be told from what is behind it.
struct ContrastProblem: MeasuredProblem {
    /// The rule that has found it.
    let rule: AuditRule
    /// The text; `nil` for a symbol and a control.
    let text: String?
    /// The kind of the control; `nil` for a text and a symbol.
    let control: String?
    let ratio: Double
    /// The least ratio that passes.
    let required: Double
    /// The part of its pixels that do not pass, 0...1.
    let share: Double
    /// The opaque colour of the text at its worst place, and the one behind it.
    let color: Color
    let backdrop: Color
    /// The worst place, in points.
    let place: Point
    let fix: ContrastFix?

    var subject: String { text ?? control ?? "symbol" }
    var badness: Double { required / max(ratio, 1) }
    var area: Rect? { Rect(x: place.x, y: place.y, width: 0, height: 0) }

    var message: String {
        let place = "at \(Self.length(place.x)), \(Self.length(place.y))"
        let colors = "\(color.hex) on \(backdrop.hex) \(place)"
        if rule == .invisibleText {
            return "\(name) has the colour of what is behind it: \(colors)"
        }
        let need = "\(Self.ratio(ratio)) to 1 where \(Self.ratio(required)) is needed"
        let part = share >= 1 ? "" : "; \(Int((share * 100).rounded())) % of it has too little"
        return "\(name) has a contrast of \(need): \(colors)\(part)"
    }

    var suggestion: Suggestion? {
        switch fix {
        case .token(let token)?: "the token `\(token.name)` (\(token.color.hex)) has enough"
        case .opacity(let opacity)?: "an opacity of \(PrintedText.number(opacity)) has enough"
        case .color(let color)?: "\(color.hex) has enough"
        case nil: "no one colour has enough here: lay something even behind it"
        }
    }

    var details: [String: JSONValue] {
        var details: [String: JSONValue] = [
            "ratio": .number(Self.rounded(ratio, 100)), "required": .number(required),
            "failingShare": .number(Self.rounded(share, 1000)), "color": .string(color.hex),
            "backdrop": .string(backdrop.hex),
            "place": .numbers([Self.rounded(place.x, 100), Self.rounded(place.y, 100)]),
        ]
        if let text { details["text"] = .string(text) }
        if let control { details["control"] = .string(control) }
        switch fix {
        case .token(let token)?:
            details["fix"] = .object(["token": .string(token.name), "color": .string(token.color.hex)])
        case .opacity(let opacity)?: details["fix"] = .object(["opacity": .number(opacity)])
        case .color(let color)?: details["fix"] = .object(["color": .string(color.hex)])
        case nil: break
        }
        return details
    }

    private var name: String {
        text.map { "the text \(PrintedText.quoted(Self.short($0)))" } ?? "the \(control ?? "symbol")"
    }

    /// Returns the beginning of a long text.
    private static func short(_ text: String) -> String {
        text.count > 40 ? text.prefix(39) + "…" : text
    }

    /// Returns a ratio that is never rounded up to one that passes.
    private static func ratio(_ value: Double) -> String {
        PrintedText.number((value * 100).rounded(.down) / 100)
    }

    private static func length(_ value: Double) -> String { PrintedText.number(value, decimals: 1) }

    private static func rounded(_ value: Double, _ parts: Double) -> Double {
        (value * parts).rounded() / parts
    }
}

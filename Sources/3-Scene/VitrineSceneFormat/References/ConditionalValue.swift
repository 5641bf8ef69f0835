import VitrineSource

/// A value that depends on a condition: `{ when, then, else }`.
package struct ConditionalValue: Sendable {
    /// The selected value; `nil` if the condition does not hold and there is no `else`.
    package var selected: SceneValue?
    package var alternative: SceneValue?
}

extension ConditionalValue {
    /// Returns `true` if a mapping is a conditional value: if it has the key `then`, or a misspelt one beside
    /// `when`.
    static func matches(_ entries: [SceneValue.Entry]) -> Bool {
        if entries.contains(where: { $0.key == "then" }) { return true }
        return entries.count <= 3 && entries.contains { $0.key == "when" }
            && entries.contains { $0.key != "when" && Suggestion.nearest(to: $0.key, among: ["then"]) != nil }
    }

    static let elseKey = "else"

    struct Fields: Sendable {
        var holds: Bool?
        var then: SceneValue?
        var otherwise: SceneValue?
    }

    static let fields: RecordFields<Fields> = [
        Field("when", Condition.codec, required: true, "the condition") { $0.holds = $1 },
        Field("then", .raw, required: true, "the value where it holds") { $0.then = $1 },
        Field("else", .raw, "the value where it does not. Default: nothing") { $0.otherwise = $1 },
    ]
}

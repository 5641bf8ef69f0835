import VitrineSource

/// One value where a condition holds, another where it does not: `{ when, then, else }`.
package struct ConditionalValue: Sendable {
    /// Nil where the condition does not hold and nothing is said of that.
    package var selected: SceneValue?
    package var alternative: SceneValue?
}

extension ConditionalValue {
    /// Whether a mapping is a choice: `then` makes it one, also where it is misspelt beside `when`.
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

    static let fields: [Field<Fields>] = [
        Field("when", Condition.codec, required: true, "the condition") { $0.holds = $1 },
        Field("then", .raw, required: true, "the value where it holds") { $0.then = $1 },
        Field("else", .raw, "the value where it does not; nothing unless told") { $0.otherwise = $1 },
    ]
}

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
}

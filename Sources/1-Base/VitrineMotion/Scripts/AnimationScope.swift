/// How all within it follows changes of states: SwiftUI's `animation(_:value:)`.
package struct AnimationScope: Hashable, Sendable {
    /// An animation and what it is for.
    package struct Rule: Hashable, Sendable {
        /// The states whose changes it applies to, as indices; `nil` for those of all.
        package let states: Set<Int>?
        /// The animation; `nil` for a jump.
        package let animation: Animation?

        package init(_ animation: Animation?, for states: Set<Int>? = nil) {
            self.states = states
            self.animation = animation
        }
    }

    /// The rules, and the index of the one that holds in each arrangement from the first on.
    private let rules: [Rule?]
    private let indices: [Int]
    private let first: Int

    /// Creates a scope whose rule depends on the states, as that of `isOn ? quick : slow` does.
    ///
    /// - Parameters:
    ///   - rules: The rules; `nil` for none.
    ///   - indices: The index of the rule that holds in each arrangement of a span.
    ///   - span: The arrangements.
    package init(_ rules: [Rule?], _ indices: [Int], in span: ClosedRange<Int>) {
        self.rules = rules
        self.indices = indices
        first = span.lowerBound
    }

    package init(_ rule: Rule) { self.init([rule], [0], in: 0...0) }

    /// Returns the rule for states that change together, as that of the arrangement that they lead to; `nil`
    /// if it is not for them.
    func rule(for changed: Set<Int>, into arrangement: Int) -> Rule? {
        let place = min(max(arrangement - first, 0), indices.count - 1)
        guard indices.indices.contains(place), let rule = rules[indices[place]] else { return nil }
        return rule.states.map { !$0.isDisjoint(with: changed) } ?? true ? rule : nil
    }
}

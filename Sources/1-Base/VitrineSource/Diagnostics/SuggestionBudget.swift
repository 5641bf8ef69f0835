import Synchronization

/// The work that is spent on suggestions for the unknown names of one file.
///
/// Names are compared with all that are known, so that many unknown ones among many known ones would take
/// long. Beyond the budget they are reported without suggestions.
package final class SuggestionBudget: Sendable {
    private struct State {
        /// The number of names that may still be compared.
        var left = 200_000
        var found: [String: String?] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    /// Returns the suggestion for a name, which is the same each time that it is asked for.
    ///
    /// - Parameters:
    ///   - name: The unknown name.
    ///   - known: The known names, which are only asked for if there is a budget left.
    ///   - search: Returns the name that was probably meant.
    /// - Returns: The name that was probably meant, or `nil` if there is none or the budget is spent.
    package func near(
        _ name: String, among known: () -> [String],
        by search: (String, [String]) -> String? = { Suggestion.nearest(to: $0, among: $1) }
    ) -> String? {
        state.withLock { state in
            if let found = state.found[name] { return found }
            guard state.left > 0 else { return nil }
            let names = known()
            state.left -= names.count + 1
            let found = search(name, names)
            state.found[name] = .some(found)
            return found
        }
    }
}

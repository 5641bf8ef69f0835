import VitrineSource

/// A modifier of a resolver, such as a theme, for which a context can be chosen.
package struct TokenModifier: Hashable, Sendable {
    package let name: String
    /// The names of the contexts, in file order.
    package let contexts: [String]
    /// The context that applies if none is chosen; `nil` if one must be chosen.
    package let defaultContext: String?
    package let description: String?
    package let mark: SourceMark

    /// Returns the name of a context as the file spells it. Case matters only where two names differ by it
    /// alone.
    package func context(_ name: String) -> String? {
        contexts.first { $0 == name } ?? contexts.first { $0.lowercased() == name.lowercased() }
    }

    /// Returns the chosen contexts as the file spells them, by the names of their modifiers, after reporting
    /// those that there are not. Those that were chosen wrongly are empty, so that they are not reported as
    /// missing as well.
    static func chosen(
        _ contexts: [String: String], of modifiers: [TokenModifier], reporter: TokenReporter
    ) -> [String: String] {
        let start = SourceMark.start
        var chosen: [String: String] = [:]
        if modifiers.isEmpty, !contexts.isEmpty { reporter.report(.noModifiers, at: start) }
        for (name, context) in contexts.sorted(by: { $0.key < $1.key }) where !modifiers.isEmpty {
            guard
                let modifier = modifiers.first(where: { $0.name == name })
                    ?? modifiers.first(where: { $0.name.lowercased() == name.lowercased() })
            else {
                reporter.report(.unknownModifier(name, known: modifiers.map(\.name)), at: start)
                continue
            }
            guard let known = modifier.context(context) else {
                reporter.report(
                    .unknownContext(context, modifier: modifier.name, known: modifier.contexts),
                    at: modifier.mark)
                chosen[modifier.name] = ""
                continue
            }
            chosen[modifier.name] = known
        }
        return chosen
    }
}

/// The names that the scene language itself gives to kinds of nodes and to modifiers.
package struct Vocabulary: Sendable {
    /// In the order in which messages list them.
    let kinds: [String]
    package let modifiers: Set<String>
    private let known: Set<String>

    package init(kinds: [String] = [], modifiers: Set<String> = []) {
        self.kinds = kinds
        self.modifiers = modifiers
        known = Set(kinds)
    }

    package func hasKind(_ name: String) -> Bool { known.contains(name) }
}

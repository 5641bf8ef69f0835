/// The names of node kinds and modifiers that the scene language itself defines.
package struct Vocabulary: Sendable {
    /// The kinds, in the order in which messages list them.
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

/// The names that the scene language itself gives to kinds of nodes and to modifiers.
struct Vocabulary: Sendable {
    /// In the order in which messages list them.
    let kinds: [String]
    let modifiers: Set<String>
    private let known: Set<String>

    init(kinds: [String] = [], modifiers: Set<String> = []) {
        self.kinds = kinds
        self.modifiers = modifiers
        known = Set(kinds)
    }

    func hasKind(_ name: String) -> Bool { known.contains(name) }
}

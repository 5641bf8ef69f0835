/// What a symbol says of the thing that it stands at, rather than what the thing is.
package enum SymbolRole: Hashable, Sendable {
    /// Whether something is chosen, done or wrong.
    case state
    /// How good people find something.
    case rating

    /// The signs of a state, and the empty boxes that become one.
    private static let states: Set<String> = ["checkmark", "circle", "exclamationmark", "square", "xmark"]
    private static let ratings: Set<String> = ["star"]
    /// The words of forms and of what is around a sign. With others a symbol is a thing: a
    /// `square.and.arrow.up` shares, and an `xmark.bin` deletes.
    private static let forms: Set<String> = [
        "app", "bottomhalf", "circle", "dashed", "diamond", "dotted", "fill", "filled", "inset",
        "leadinghalf", "lefthalf", "octagon", "rectangle", "righthalf", "seal", "shield", "square",
        "tophalf", "trailinghalf", "triangle",
    ]

    /// Reads the role from the name of a symbol; `nil` if it shows a thing.
    init?(ofSymbol name: String) {
        let words = name.split(separator: ".").map(String.init)
        guard let first = words.first, words.dropFirst().allSatisfy(Self.forms.contains) else { return nil }
        if Self.states.contains(first) {
            self = .state
        } else if Self.ratings.contains(first) {
            self = .rating
        } else {
            return nil
        }
    }
}

extension Symbol {
    /// What the symbol says of the thing that it stands at; `nil` if it shows a thing.
    package var role: SymbolRole? { SymbolRole(ofSymbol: name) }
}

extension Codec where Value == Nothing {
    package static let nothing = Codec(.anyOf([.null, .object([])]), expected: "nothing after the colon") {
        value, reader in
        switch value.content {
        case .null: Nothing()
        case .mapping(let entries) where entries.isEmpty: Nothing()
        default: reader.mismatch(value, expected: "nothing after the colon")
        }
    }
}

import VitrineJSON
import VitrineSource

extension Codec where Value == Bool {
    /// A condition: `true` if it holds.
    package static let condition = Codec(
        unresolved: .reference("condition"), expected: .conditionMapping
    ) { value, reader in reader.references.isMet(value, for: reader) }
}

extension Noun {
    package static let condition: Noun = "a condition"
    static let conditionMapping: Noun = "a condition such as `{ dynamicType: \">=AX1\" }`"
}

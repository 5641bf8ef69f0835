import VitrineStyle

extension Codec where Value == SceneLocale {
    /// A tag; `no` is read as one although YAML has it for a flag.
    package static let locale = Codec(
        Codec<String>.language.schema, expected: Codec<String>.language.expected
    ) {
        value, reader in
        Codec<String>.language.read(value, reader).flatMap(SceneLocale.init)
    }
}

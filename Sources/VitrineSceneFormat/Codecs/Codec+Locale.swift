import VitrineStyle

extension Codec where Value == SceneLocale {
    /// A language tag; `no` is accepted although YAML reads it as a flag.
    package static let locale = Codec(
        Codec<String>.language.schema, expected: Codec<String>.language.expected
    ) {
        value, reader in
        Codec<String>.language.read(value, reader).flatMap(SceneLocale.init)
    }
}

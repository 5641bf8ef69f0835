import VitrineJSON
import VitrineSource
import VitrineStyle

extension Codec where Value == Device {
    package static let device = choice("a device", Device.all.map { ($0.name, $0) })
}

extension Codec where Value == SceneLocale {
    /// A language tag; `no` is accepted although YAML reads it as a flag.
    package static let locale = Codec(
        Codec<String>.language.schema, expected: Codec<String>.language.expected
    ) { value, reader in
        Codec<String>.language.read(value, reader).flatMap(SceneLocale.init(tag:))
    }
}

extension Codec where Value == OSVersion {
    /// A number such as 26; the same number in quotes is accepted as well.
    package static let osVersion = Codec(
        .anyOf([
            .integers(Value.allCases.compactMap { Int($0.rawValue) }),
            .enumeration(Value.allCases.map(\.rawValue)),
        ]), expected: "a version of the system"
    ) { value, reader in
        cases("a version of the system").read(value, reader)
    }
}

import VitrineJSON
import VitrineStyle

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

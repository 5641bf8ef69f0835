/// The release of the system whose look a scene has.
public enum OSVersion: String, Sendable, Hashable, CaseIterable, Comparable {
    case ios18 = "18"
    case ios26 = "26"
    case ios27 = "27"

    /// Whether surfaces are Liquid Glass; before, they are materials.
    public var hasGlass: Bool { self >= .ios26 }

    public static func < (one: OSVersion, other: OSVersion) -> Bool { one.rawValue < other.rawValue }
}

extension Codec where Value == OSVersion {
    /// A number such as 26; the same in quotes is taken too.
    static let osVersion = Codec(
        .anyOf([
            .integers(Value.allCases.compactMap { Int($0.rawValue) }),
            .enumeration(Value.allCases.map(\.rawValue)),
        ]), expected: "a version of the system"
    ) { value, reader in
        cases("a version of the system").read(value, reader)
    }
}

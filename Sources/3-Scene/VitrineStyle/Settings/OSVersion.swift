/// The system release whose look a scene has.
public enum OSVersion: String, Sendable, Hashable, CaseIterable, Comparable {
    case ios18 = "18"
    case ios26 = "26"
    case ios27 = "27"

    /// `true` if surfaces are Liquid Glass; in earlier releases they are materials.
    public var hasGlass: Bool { self >= .ios26 }

    public static func < (one: OSVersion, other: OSVersion) -> Bool { one.rawValue < other.rawValue }
}

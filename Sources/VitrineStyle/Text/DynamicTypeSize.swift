/// How large people have set text to be, from the smallest: iOS' twelve content size categories.
public enum DynamicTypeSize: String, Sendable, Hashable, CaseIterable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The sizes for people who need more.
    case accessibility1 = "AX1"
    case accessibility2 = "AX2"
    case accessibility3 = "AX3"
    case accessibility4 = "AX4"
    case accessibility5 = "AX5"

    /// What a device comes with, and what scenes are drawn at unless told.
    public static let standard = DynamicTypeSize.large

    /// Whether it is one of the five sizes for people who need more, at which layouts are expected to change.
    public var isAccessibility: Bool { self >= .accessibility1 }

    /// The place among all sizes, 0 for the smallest.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rank < b.rank }
}

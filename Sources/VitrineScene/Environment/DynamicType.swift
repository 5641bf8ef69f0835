/// How large people have set text to be, from the smallest: iOS' twelve content size categories.
public enum DynamicType: String, Sendable, Hashable, CaseIterable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5

    /// What a device comes with, and what scenes are drawn at unless told.
    public static let standard = DynamicType.large

    /// Whether it is one of the five sizes for people who need more, at which layouts are expected to change.
    public var isAccessibility: Bool { self >= .AX1 }

    /// The place among all sizes, 0 for the smallest.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (a: DynamicType, b: DynamicType) -> Bool { a.rank < b.rank }
}

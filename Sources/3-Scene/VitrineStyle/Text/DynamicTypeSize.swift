/// The user's text size, smallest first: the twelve content size categories of iOS.
public enum DynamicTypeSize: String, Sendable, Hashable, CaseIterable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The accessibility sizes.
    case accessibility1 = "AX1"
    case accessibility2 = "AX2"
    case accessibility3 = "AX3"
    case accessibility4 = "AX4"
    case accessibility5 = "AX5"

    /// The default of devices and of scenes.
    public static let standard = DynamicTypeSize.large

    /// `true` for the five accessibility sizes, at which layouts are expected to change.
    public var isAccessibility: Bool { self >= .accessibility1 }

    /// The position among all sizes, 0 for the smallest.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rank < b.rank }
}

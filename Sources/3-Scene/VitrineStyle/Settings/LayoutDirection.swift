/// The layout direction, which determines if the leading edge is on the left or on the right.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

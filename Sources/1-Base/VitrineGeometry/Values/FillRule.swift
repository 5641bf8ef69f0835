/// The rule for which points of a path with overlapping contours are inside.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
    case nonZero = "nonzero"
    case evenOdd = "evenodd"
}

/// Edges of a view.
public struct EdgeSet: OptionSet, Sendable {
    /// The edges as bits: 1 for the top, 2 for the leading, 4 for the bottom and 8 for the trailing one.
    public let rawValue: Int

    /// Creates a set from the bits of its edges.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = EdgeSet(rawValue: 1)

    /// The edge where lines begin.
    public static let leading = EdgeSet(rawValue: 2)

    /// The bottom edge.
    public static let bottom = EdgeSet(rawValue: 4)

    /// The edge where lines end.
    public static let trailing = EdgeSet(rawValue: 8)

    /// The leading and the trailing edge.
    public static let horizontal: EdgeSet = [.leading, .trailing]

    /// The top and the bottom edge.
    public static let vertical: EdgeSet = [.top, .bottom]

    /// All four edges.
    public static let all: EdgeSet = [.horizontal, .vertical]
}

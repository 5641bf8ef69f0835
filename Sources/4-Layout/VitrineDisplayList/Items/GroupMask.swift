/// A picture whose alpha or luminance determines how much of a group shows.
public struct GroupMask: Equatable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case alpha
        /// BT.709 luma of the premultiplied encoded colour, like CSS `mask-mode: luminance` over black.
        case luminance
    }

    public var kind: Kind
    /// Indicates whether the group shows where the picture does not, and everywhere beyond it.
    public var isInverted: Bool
    /// The kind, and whether it is inverted, as in dumps.
    public var summary: String { (isInverted ? "inverted " : "") + kind.rawValue }

    /// The items of the mask, in the coordinates of the group's items.
    public var items: [DisplayItem]

    public init(kind: Kind = .alpha, isInverted: Bool = false, items: [DisplayItem]) {
        self.kind = kind
        self.isInverted = isInverted
        self.items = items
    }
}

/// A picture whose alpha or luminance determines how much of a group shows.
public struct GroupMask: Equatable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case alpha
        /// BT.709 luma of the premultiplied encoded colour, like CSS `mask-mode: luminance` over black.
        case luminance
    }

    public var kind: Kind
    /// The items of the mask, in the coordinates of the group's items.
    public var items: [DisplayItem]

    public init(kind: Kind = .alpha, items: [DisplayItem]) {
        self.kind = kind
        self.items = items
    }
}

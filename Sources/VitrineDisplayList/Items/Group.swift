import VitrineGeometry

/// Items painted apart and then composited as one picture.
///
/// In this order: the items are painted and cut by `clip`, `filters` act in turn, `shadows` are added,
/// `mask` cuts the whole, `opacity` thins it and `blendMode` mixes it with what lies beneath.
public struct Group: Sendable {
    /// Maps the items' coordinates to those around the group.
    public var transform: Affine
    public var opacity: Double
    public var blendMode: BlendMode
    /// Whether the items are composited among themselves first, even where nothing else asks for it:
    /// blend modes within then do not see what lies beneath the group.
    public var isIsolated: Bool
    /// Cuts the items, in the items' own coordinates.
    public var clip: Area?
    /// Whether what filters see behind them ends at the box of the clip, and mirrors there, as at the canvas' edge:
    /// nothing around a screen shines into what is blurred on it.
    public var clipsBackdrop: Bool
    /// Standard deviations within are in points of the items' own coordinates.
    public var filters: [LayerFilter]
    /// Shadows cast by the group's alpha, first one on top.
    public var shadows: [Shadow]
    public var mask: GroupMask?
    public var items: [DisplayItem]

    public init(
        transform: Affine = .identity, opacity: Double = 1, blendMode: BlendMode = .normal,
        isIsolated: Bool = false, clip: Area? = nil, clipsBackdrop: Bool = false, filters: [LayerFilter] = [],
        shadows: [Shadow] = [],
        mask: GroupMask? = nil, items: [DisplayItem]
    ) {
        self.transform = transform
        self.opacity = opacity
        self.blendMode = blendMode
        self.isIsolated = isIsolated
        self.clip = clip
        self.clipsBackdrop = clipsBackdrop
        self.filters = filters
        self.shadows = shadows
        self.mask = mask
        self.items = items
    }

    /// Whether the items need a picture of their own; else they may go straight to the target.
    @inlinable public var needsLayer: Bool {
        opacity < 1 || blendMode != .normal || isIsolated || !filters.isEmpty || !shadows.isEmpty
            || mask != nil || clipsBackdrop
    }
}

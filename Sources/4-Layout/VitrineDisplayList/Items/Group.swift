import VitrineColor
import VitrineGeometry

/// Items that are painted separately and then composited as one picture.
///
/// In this order: the items are painted and clipped by `clip`, `filters` are applied in turn, `shadows` are
/// added, `mask` multiplies the whole, `opacity` multiplies it, and `blendMode` combines it with the pixels
/// beneath.
public struct Group: Equatable, Sendable {
    /// The map from the items' coordinates to those around the group.
    public var transform: Affine
    public var opacity: Double
    public var blendMode: BlendMode
    /// A matrix that is applied to the pixels beneath wherever the items are, instead of painting the items'
    /// own colours. These show only where nothing is beneath. The matrix' alpha is ignored. Default: `nil`.
    ///
    /// It replaces `blendMode`: the colour that is mixed in is the one beneath, after the matrix.
    public var backdropMatrix: ColorMatrix?
    /// Indicates whether a picture in Display P3 is composited in sRGB, clipped to its gamut, as the system's
    /// labels on glass are.
    public var blendsInSRGB: Bool
    /// Indicates whether the items are composited among themselves first, even if nothing else requires it:
    /// blend modes inside then do not depend on the pixels beneath the group.
    public var isIsolated: Bool
    /// The area that the items are clipped to, in their own coordinates.
    public var clip: Area?
    /// Indicates whether the backdrop of filters inside ends at the box of the clip, and mirrors there, as at
    /// the edge of the canvas: nothing around a screen bleeds into blurs on it.
    public var mirrorsBackdropAtClip: Bool
    /// The filters of the group. Sigmas are in points of the items' own coordinates.
    public var filters: [LayerFilter]
    /// Shadows cast by the group's alpha, first one on top.
    public var shadows: [Shadow]
    public var mask: GroupMask?
    public var items: [DisplayItem]

    public init(
        transform: Affine = .identity, opacity: Double = 1, blendMode: BlendMode = .normal,
        backdropMatrix: ColorMatrix? = nil, blendsInSRGB: Bool = false, isIsolated: Bool = false,
        clip: Area? = nil,
        mirrorsBackdropAtClip: Bool = false, filters: [LayerFilter] = [], shadows: [Shadow] = [],
        mask: GroupMask? = nil, items: [DisplayItem]
    ) {
        self.transform = transform
        self.opacity = opacity
        self.blendMode = blendMode
        self.backdropMatrix = backdropMatrix
        self.blendsInSRGB = blendsInSRGB
        self.isIsolated = isIsolated
        self.clip = clip
        self.mirrorsBackdropAtClip = mirrorsBackdropAtClip
        self.filters = filters
        self.shadows = shadows
        self.mask = mask
        self.items = items
    }

    /// Indicates whether the colours depend on the pixels beneath, other than by being laid over them.
    @inlinable public var blends: Bool { blendMode != .normal || backdropMatrix != nil }

    /// Indicates whether the items need a picture of their own; otherwise they may be painted directly on the
    /// target.
    @inlinable public var needsLayer: Bool {
        opacity < 1 || blends || isIsolated || !filters.isEmpty || !shadows.isEmpty
            || mask != nil || mirrorsBackdropAtClip || blendsInSRGB
    }
}

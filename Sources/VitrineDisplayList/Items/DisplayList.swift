import VitrineGeometry

/// What to paint, in painter's order: the border between scenes and pixels.
///
/// All geometry is in points; the rasteriser multiplies by `scale`.
public struct DisplayList: Sendable {
    /// The canvas, in points.
    public var size: Size
    /// Device pixels per point.
    public var scale: Double
    /// What the components of all colours and pictures in the list are encoded in.
    public var colorSpace: ColorSpace
    public var items: [DisplayItem]

    public init(size: Size, scale: Double, colorSpace: ColorSpace = .sRGB, items: [DisplayItem]) {
        self.size = size
        self.scale = scale
        self.colorSpace = colorSpace
        self.items = items
    }
}

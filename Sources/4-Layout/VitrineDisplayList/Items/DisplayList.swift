import VitrineColor
import VitrineGeometry

/// The items to paint, in painter's order: the border between scenes and pixels.
///
/// All geometry is in points; the rasteriser multiplies by `scale`.
public struct DisplayList: Sendable {
    /// The size of the canvas, in points.
    public var size: Size
    /// The number of device pixels per point.
    public var scale: Double
    /// The encoding of the components of all colours and pictures in the list.
    public var colorSpace: ColorSpace
    public var items: [DisplayItem]

    public init(size: Size, scale: Double, colorSpace: ColorSpace = .sRGB, items: [DisplayItem]) {
        self.size = size
        self.scale = scale
        self.colorSpace = colorSpace
        self.items = items
    }
}

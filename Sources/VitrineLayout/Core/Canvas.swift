import VitrineDisplayList
import VitrineGeometry
import VitrineStyle
import VitrineText

/// The surface that a scene is drawn on.
public struct Canvas: Hashable, Sendable {
    public var size: Size
    /// Device pixels per point.
    public var scale: Double
    public var safeArea: Insets
    public var appearance: Appearance
    public var colorSpace: ColorSpace
    /// On which side lines begin.
    public var layoutDirection: LayoutDirection
    /// The device's name, where the canvas is one.
    public var device: String?

    package init(
        size: Size, scale: Double, safeArea: Insets, appearance: Appearance, colorSpace: ColorSpace,
        layoutDirection: LayoutDirection, device: String? = nil
    ) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.appearance = appearance
        self.colorSpace = colorSpace
        self.layoutDirection = layoutDirection
        self.device = device
    }
}

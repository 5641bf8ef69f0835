import VitrineColor
import VitrineGeometry
import VitrineStyle

/// The surface on which a scene is drawn.
public struct Canvas: Hashable, Sendable {
    public var size: Size
    /// Device pixels per point.
    public var scale: Double
    public var safeArea: Insets
    public var appearance: Appearance
    public var colorSpace: ColorSpace
    /// The direction of lines.
    public var layoutDirection: LayoutDirection
    /// The device's name, if the canvas is a device.
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

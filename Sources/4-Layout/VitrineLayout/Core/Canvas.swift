import VitrineColor
import VitrineGeometry
import VitrineStyle

/// The surface on which a scene is drawn.
package struct Canvas: Hashable, Sendable {
    package var size: Size
    /// Device pixels per point.
    package var scale: Double
    package var safeArea: Insets
    package var appearance: Appearance
    package var colorSpace: ColorSpace
    /// The direction of lines.
    package var layoutDirection: LayoutDirection
    /// The device's name, if the canvas is a device.
    package var device: String?

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

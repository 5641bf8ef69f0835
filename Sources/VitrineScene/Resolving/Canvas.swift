import VitrineGraphics
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
}

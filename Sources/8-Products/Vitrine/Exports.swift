// What the interface of this module is made of and other modules declare: the environment in which a scene is
// rendered, the colour space of its pixels, and the places of nodes and pixels. `import Vitrine` suffices to
// use them.

@_exported import enum VitrineColor.ColorSpace
@_exported import struct VitrineGeometry.Insets
@_exported import struct VitrineGeometry.Point
@_exported import struct VitrineGeometry.Rect
@_exported import struct VitrineGeometry.Size
@_exported import struct VitrinePixels.PixelRect
@_exported import struct VitrineScene.Variant
@_exported import enum VitrineStyle.Appearance
@_exported import enum VitrineStyle.Contrast
@_exported import struct VitrineStyle.Device
@_exported import enum VitrineStyle.DeviceOrientation
@_exported import enum VitrineStyle.DynamicTypeSize
@_exported import enum VitrineStyle.LayoutDirection
@_exported import enum VitrineStyle.OSVersion
@_exported import struct VitrineStyle.SceneLocale
@_exported import struct VitrineStyle.SceneOptions
@_exported import enum VitrineStyle.Transparency

// The face of the library: all that `import Vitrine` gives, and users see. Other modules declare it: those of
// rendering and of sessions, and those of the values that they take, which are the environment in which a scene
// is rendered, the colour space of its pixels, and the places of nodes and pixels.

@_exported import enum VitrineColor.ColorSpace
@_exported import struct VitrineGeometry.Insets
@_exported import struct VitrineGeometry.Point
@_exported import struct VitrineGeometry.Rect
@_exported import struct VitrineGeometry.Size
@_exported import struct VitrinePixels.PixelRect
@_exported import enum VitrineRendering.BitDepth
@_exported import enum VitrineRendering.ImageCompression
@_exported import protocol VitrineRendering.ImageEncoder
@_exported import enum VitrineRendering.ImageEncoders
@_exported import struct VitrineRendering.ImageEncodingError
@_exported import struct VitrineRendering.ImageEncodingOptions
@_exported import struct VitrineRendering.ImageText
@_exported import struct VitrineRendering.NodeFrame
@_exported import struct VitrineRendering.PNGEncoder
@_exported import struct VitrineRendering.PixelImage
@_exported import struct VitrineRendering.RenderError
@_exported import struct VitrineRendering.RenderOptions
@_exported import struct VitrineRendering.RenderedImage
@_exported import struct VitrineRendering.Rendering
@_exported import struct VitrineRendering.Scene
@_exported import struct VitrineRendering.SceneDiagnostic
@_exported import struct VitrineRendering.SceneFileSource
@_exported import struct VitrineRendering.SceneLayout
@_exported import let VitrineRendering.version
@_exported import struct VitrineScene.Variant
@_exported import class VitrineSessions.RenderSession
@_exported import struct VitrineSessions.SessionFile
@_exported import struct VitrineSessions.SessionFrame
@_exported import struct VitrineSessions.SessionNode
@_exported import struct VitrineSessions.SessionPixel
@_exported import class VitrineSessions.SessionResources
@_exported import struct VitrineSessions.SessionSource
@_exported import struct VitrineSessions.SessionUpdates
@_exported import struct VitrineSessions.SessionValue
@_exported import enum VitrineStyle.Appearance
@_exported import enum VitrineStyle.Contrast
@_exported import struct VitrineStyle.Device
@_exported import enum VitrineStyle.DynamicTypeSize
@_exported import enum VitrineStyle.LayoutDirection
@_exported import enum VitrineStyle.OSVersion
@_exported import struct VitrineStyle.SceneLocale
@_exported import struct VitrineStyle.SceneOptions
@_exported import enum VitrineStyle.Transparency

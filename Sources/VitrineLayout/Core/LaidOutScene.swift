import VitrineText

/// A scene with a frame for each element: the third stage.
public struct LaidOutScene: Sendable {
    public let canvas: Canvas
    package let root: PlacedElement
}

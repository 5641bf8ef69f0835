/// A scene with a frame for each element: the third stage of the data flow.
public struct LaidOutScene: Sendable {
    public let canvas: Canvas
    package let root: PlacedElement
}

import VitrineSource

/// A scene with a frame for each element: the third stage of the data flow.
public struct LaidOutScene: Sendable {
    public let canvas: Canvas
    package let root: PlacedElement
    /// Content that is larger than the screen or sheet it is in, as warnings.
    public private(set) var warnings: [Diagnostic] = []

    package init(canvas: Canvas, root: PlacedElement) {
        self.canvas = canvas
        self.root = root
        warnings = root.overflows
    }
}

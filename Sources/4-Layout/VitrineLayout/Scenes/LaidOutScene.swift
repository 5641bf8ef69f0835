import VitrineSource

/// A scene with a frame for each element: the third stage of the data flow.
public struct LaidOutScene: Sendable {
    public let canvas: Canvas
    package let root: PlacedElement
    /// What surprises in the layout, such as content that is larger than the screen it is on, as warnings.
    public private(set) var warnings: [Diagnostic] = []

    package init(canvas: Canvas, root: PlacedElement) {
        self.canvas = canvas
        self.root = root
        warnings = root.warnings
    }
}

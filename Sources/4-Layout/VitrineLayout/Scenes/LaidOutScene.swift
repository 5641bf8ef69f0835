import VitrineSource

/// A scene with a frame for each element: the third stage of the data flow.
public struct LaidOutScene: Sendable {
    public let canvas: Canvas
    package let root: PlacedElement
    /// What rules find in the layout, such as content that is larger than the screen it is on, also where the
    /// scene silences it.
    package let found: [Diagnostic]

    package init(canvas: Canvas, root: PlacedElement) {
        self.canvas = canvas
        self.root = root
        found = root.warnings
    }

    /// The warnings about the layout, such as content that is larger than the screen it is on.
    public var warnings: [Diagnostic] { found.filter { $0.silence == nil } }
}

import VitrineSource
import VitrineText

/// A scene with a frame for each element: the third stage of the data flow.
package struct LaidOutScene: Sendable {
    package let canvas: Canvas
    package let root: PlacedElement
    /// What rules find in the layout, such as content that is larger than the screen it is on, also where the
    /// scene silences it.
    package let found: [Diagnostic]

    package init(canvas: Canvas, root: PlacedElement, text: TextEngine) {
        self.canvas = canvas
        self.root = root
        found = root.warnings(DrawnAreas(text: text, scale: canvas.scale))
    }

    /// The warnings about the layout, such as content that is larger than the screen it is on.
    package var warnings: [Diagnostic] { found.filter { $0.silence == nil } }
}

import VitrineText

/// What elements need while they are laid out.
package final class LayoutContext {
    let text: TextEngine
    /// Device pixels per point: sizes of text are whole pixels.
    let scale: Double

    init(text: TextEngine, scale: Double) {
        self.text = text
        self.scale = scale
    }

    /// The next whole number of device pixels, in points.
    func roundedUp(_ length: Double) -> Double {
        // The allowance keeps 100.00000001 from becoming 101.
        ((length * scale - 1e-6).rounded(.up)) / scale
    }
}

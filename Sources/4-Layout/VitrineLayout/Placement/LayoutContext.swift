import VitrineText

/// The environment of elements during layout.
package final class LayoutContext {
    let text: TextEngine
    /// Device pixels per point. Text sizes are whole pixels.
    let scale: Double
    private let wasCancelled: (@Sendable () -> Bool)?

    /// The frames that matched nodes take.
    let matched: MatchedFrames
    /// The room that bars take from content.
    let bars: BarInsets

    init(
        text: TextEngine, scale: Double, matched: MatchedFrames = MatchedFrames(),
        bars: BarInsets = BarInsets(), isCancelled: (@Sendable () -> Bool)?
    ) {
        self.text = text
        self.scale = scale
        self.matched = matched
        self.bars = bars
        wasCancelled = isCancelled
    }

    /// Indicates whether the layout is no longer wanted, so that no size matters.
    var isCancelled: Bool { wasCancelled?() ?? false }

    /// Rounds a length up to a whole number of device pixels, in points.
    func roundedUp(_ length: Double) -> Double {
        // The tolerance keeps 100.00000001 from becoming 101.
        ((length * scale - 1e-6).rounded(.up)) / scale
    }
}

import VitrineColor
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// A rasteriser that keeps its last picture, and paints the next one by what differs.
///
/// The pixels equal to the bit those that a ``Rasterizer`` makes of the same list. What was prepared for an
/// item (its coverage, its shadows, the pictures of its paint, its blurred backdrop) is kept as long as the
/// item stays the same, and the backdrop as long as nothing in reach of it changes.
public final class Repainter {
    public let limits: RasterLimits
    /// The number of threads. It does not affect the pixels.
    public var workers: Workers
    private var last: Retained?
    /// What shows its backdrop as it was in the last picture, whatever changes in that; `nil` for nothing.
    ///
    /// The pixels are then not those of a ``Rasterizer``: a text can be left out without what lies on it,
    /// such as glass, being painted anew.
    package var pinsBackdrop: BackdropPin?
    private let shadowMasks = ShadowMaskCache()

    package typealias BackdropPin = (DisplayContent) -> Bool

    private struct Retained {
        let scale: Double
        let colorSpace: ColorSpace
        var layer: Layer
        var steps: [RetainedStep]
        /// `false` if the picture shows other steps than these: those of one that was cancelled.
        var isShown = true

        func isUsable(for list: DisplayList, _ bounds: PixelRect) -> Bool {
            layer.bounds == bounds && scale == list.scale && colorSpace == list.colorSpace
        }
    }

    /// The result of a repaint.
    public struct Outcome: Hashable, Sendable {
        /// The bounds of the pixels that differ from the last picture; the whole of a first one.
        public let changed: PixelRect
        /// The number of pixels that were painted again.
        public let paintedPixels: Int
        /// The whole picture.
        package let bounds: PixelRect
    }

    public init(workers: Workers = .serial, limits: RasterLimits = .default) {
        self.workers = workers
        self.limits = limits
    }

    /// The last picture; `nil` before the first. A picture that is still held when the next one is painted is
    /// copied.
    public var picture: Pixmap? { last?.layer.pixmap }

    /// The result of painting the last list again; `nil` before the first.
    package var unchanged: Outcome? {
        last.map {
            Outcome(changed: PixelRect(width: 0, height: 0), paintedPixels: 0, bounds: $0.layer.bounds)
        }
    }

    /// Paints a list in place of the last one.
    ///
    /// - Returns: The bounds that differ.
    /// - Throws: `RasterError`, before anything is painted, if the list exceeds the limits or contains
    ///   non-finite numbers. The last picture stays.
    public func repaint(_ list: DisplayList) throws(RasterError) -> Outcome {
        // Without a reason to stop there is a picture.
        let empty = PixelRect(width: 0, height: 0)
        return try repaint(list, isCancelled: nil)
            ?? Outcome(changed: empty, paintedPixels: 0, bounds: empty)
    }

    /// Paints a list in place of the last one, or stops if it is cancelled.
    ///
    /// A cancelled list leaves nothing behind but prepared items that any picture can use: rows, backdrops
    /// and pictures of groups that show parts of it are made anew for the next one.
    ///
    /// - Parameter isCancelled: A function that is called as in
    ///   ``Rasterizer/render(_:isCancelled:)``.
    /// - Returns: The bounds that differ; `nil` if it was cancelled. The last picture stays then.
    /// - Throws: `RasterError`, as without cancellation.
    public func repaint(
        _ list: DisplayList, isCancelled: (@Sendable () -> Bool)?
    ) throws(RasterError) -> Outcome? {
        let rasterizer = Rasterizer(workers: workers, limits: limits)
        let (bounds, state) = try rasterizer.validated(list)
        let plan = RasterPlan(list.items, state, target: bounds)
        let cancellation = isCancelled.map { Cancellation($0) }
        let isCovered = plan.covers(bounds)
        var layer = Layer(PixelRect(width: 0, height: 0))
        var old: [RetainedStep] = []
        var dirty = DirtyRegion()
        let isRepaint = last?.isUsable(for: list, bounds) ?? false
        if isRepaint, var kept = last.take() {
            swap(&layer, &kept.layer)
            swap(&old, &kept.steps)
            if !kept.isShown { dirty.add(bounds) }
        } else {
            // What stays if this one is cancelled is the last picture, of another size.
            if cancellation == nil { last = nil }
            layer = unsafe isCovered ? Layer(uninitialized: bounds) : Layer(bounds)
        }
        var steps: [RetainedStep] = []
        var outcome: Outcome?
        layer.withRows { rows in
            let painter = Painter(
                target: rows, backdropLayers: [], canvas: bounds, colorSpace: list.colorSpace,
                workers: workers.until(cancellation), minPixelsPerThread: rasterizer.minPixelsPerThread,
                shadowMasks: shadowMasks)
            let painted = PaintedRows(painter, isCovered: isCovered, isRepaint: isRepaint)
            var executor = Executor(
                painter, painted, retention: .steps, dirty: dirty, pinsBackdrop: pinsBackdrop)
            steps = executor.run(plan.steps, over: &old)
            let (changed, count) = executor.finish()
            if painter.isCancelled {
                painted.restore()
            } else {
                outcome = Outcome(changed: changed, paintedPixels: count, bounds: bounds)
            }
        }
        if outcome != nil || isRepaint {
            last = Retained(
                scale: list.scale, colorSpace: list.colorSpace, layer: layer,
                steps: outcome == nil ? steps.filter(\.isIndependent) : steps, isShown: outcome != nil)
        }
        return outcome
    }
}

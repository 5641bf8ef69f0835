import VitrineColor
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrineGlass
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
    private let corners = CornerTileCache()
    private let shadowMasks = ShadowMaskCache()

    private struct Retained {
        let scale: Double
        let colorSpace: ColorSpace
        var layer: Layer
        let steps: [RetainedStep]
    }

    /// The result of a repaint.
    public struct Outcome: Hashable, Sendable {
        /// The bounds of the pixels that differ from the last picture; the whole of a first one.
        public let changed: PixelRect
        /// The number of pixels that were painted again.
        public let paintedPixels: Int
    }

    public init(workers: Workers = .serial, limits: RasterLimits = .default) {
        self.workers = workers
        self.limits = limits
    }

    /// The last picture; `nil` before the first. A picture that is still held when the next one is painted is
    /// copied.
    public var picture: Pixmap? { last?.layer.pixmap }

    /// Paints a list in place of the last one.
    ///
    /// - Returns: The bounds that differ.
    /// - Throws: `RasterError`, before anything is painted, if the list exceeds the limits or contains
    ///   non-finite numbers. The last picture stays.
    public func repaint(_ list: DisplayList) throws(RasterError) -> Outcome {
        let rasterizer = Rasterizer(workers: workers, limits: limits)
        let (bounds, state) = try rasterizer.validated(list)
        let plan = RasterPlan(list.items, state, target: bounds)
        let isCovered = plan.covers(bounds)
        var layer: Layer
        var old: [RetainedStep] = []
        let isRepaint: Bool
        if let kept = last.take(), kept.layer.bounds == bounds, kept.scale == list.scale,
            kept.colorSpace == list.colorSpace
        {
            (layer, old, isRepaint) = (kept.layer, kept.steps, true)
        } else {
            layer = unsafe isCovered ? Layer(uninitialized: bounds) : Layer(bounds)
            isRepaint = false
        }
        var steps: [RetainedStep] = []
        var outcome = Outcome(changed: bounds, paintedPixels: 0)
        layer.withRows { rows in
            let painter = Painter(
                target: rows, backdropLayers: [], canvas: bounds, colorSpace: list.colorSpace,
                workers: workers, minPixelsPerThread: rasterizer.minPixelsPerThread, corners: corners,
                shadowMasks: shadowMasks)
            let pass = RepaintPass(painter, isCovered: isCovered, isRepaint: isRepaint)
            var dirty = DirtyRegion()
            steps = pass.run(plan.steps, over: &old, &dirty)
            let (changed, painted) = pass.finish(dirty)
            outcome = Outcome(changed: changed, paintedPixels: painted)
        }
        last = Retained(scale: list.scale, colorSpace: list.colorSpace, layer: layer, steps: steps)
        return outcome
    }
}

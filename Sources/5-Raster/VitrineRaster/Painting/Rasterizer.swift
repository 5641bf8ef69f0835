import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// A rasteriser of display lists.
///
/// The pixels depend only on the list, not on the number of workers, the machine or the build.
public struct Rasterizer: Sendable {
    public let workers: Workers
    public let limits: RasterLimits
    /// The smallest number of pixels for which a thread is started. Affects only the speed.
    var minPixelsPerThread = 32_768
    /// The width in pixels of the tiles in which steps are left out that others hide; `nil` to paint all of
    /// them. Affects only the speed.
    var tileWidth: Int? = VisibleTiles.defaultWidth

    public init(workers: Workers = .serial, limits: RasterLimits = .default) {
        self.workers = workers
        self.limits = limits
    }

    /// Paints a list onto a transparent canvas of `size * scale` device pixels, each side rounded.
    ///
    /// - Throws: `RasterError`, before anything is painted, if the list exceeds the limits or contains
    ///   non-finite numbers.
    public func render(_ list: DisplayList) throws(RasterError) -> Pixmap {
        // Without a reason to stop there is a picture.
        try render(list, isCancelled: nil) ?? Pixmap(width: 1, height: 1)
    }

    /// Paints a list, or stops if it is cancelled.
    ///
    /// - Parameter isCancelled: A function that is called before each step, in groups too, and every few rows
    ///   of whatever a step needs, and returns `true` to cancel; it is then called no more.
    /// - Returns: The picture; `nil` if it was cancelled.
    public func render(
        _ list: DisplayList, isCancelled: (@Sendable () -> Bool)?
    ) throws(RasterError) -> Pixmap? {
        let (bounds, state) = try validated(list)
        let plan = RasterPlan(list.items, state, target: bounds)
        // Rows are cleared right before something is painted on them, while they are in the cache, and not at
        // all where the background covers them.
        var layer = unsafe Layer(uninitialized: bounds)
        let cancellation = isCancelled.map { Cancellation($0) }
        layer.withRows { rows in
            Painter(
                target: rows, backdropLayers: [], canvas: bounds, colorSpace: list.colorSpace,
                workers: workers.until(cancellation), minPixelsPerThread: minPixelsPerThread,
                tileWidth: tileWidth
            )
            .execute(plan.steps, clearing: true)
        }
        return cancellation?.isCancelled == true ? nil : layer.pixmap
    }

    /// Validates a list, and returns its canvas in device pixels and the state its items are painted with.
    func validated(_ list: DisplayList) throws(RasterError) -> (canvas: PixelRect, state: PaintState) {
        let bounds = try canvas(of: list)
        var validator = DisplayListValidator(limits: limits, canvas: bounds)
        try validator.validate(list)
        return (bounds, PaintState(transform: .scale(list.scale, list.scale), clip: Clip(bounds)))
    }

    /// Returns the canvas in device pixels, at least one pixel in each direction.
    func canvas(of list: DisplayList) throws(RasterError) -> PixelRect {
        let width = (list.size.width * list.scale).rounded()
        let height = (list.size.height * list.scale).rounded()
        guard list.scale > 0, list.scale.isFinite, width >= 1, height >= 1, width.isFinite, height.isFinite
        else { throw .invalidCanvas(size: list.size, scale: list.scale) }
        guard width * height <= Double(limits.canvasPixels) else {
            throw .canvasTooLarge(width: width, height: height, limit: limits.canvasPixels)
        }
        return PixelRect(width: Int(width), height: Int(height))
    }
}

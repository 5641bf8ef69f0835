import Synchronization
import VitrinePixels
import VitrineThreads

/// The largest drift in mean colour between two pictures, over windows of 16 × 16 pixels at every position.
///
/// Colours are weighted by alpha, so that invisible colours do not contribute; alpha itself is compared as a
/// fourth component. In a picture less than 16 pixels wide or high, windows shrink to fit the picture.
struct DriftScan: Hashable, Sendable {
    /// The side of the windows, in pixels.
    static let windowSide = 16

    /// The largest drift of a mean, in 255ths.
    var largestDrift: Double { windowPixels == 0 ? 0 : Double(sum) / (Double(windowPixels) * unit) }
    /// The window with the largest drift; if several tie, the topmost and then the leftmost.
    private(set) var window: PixelRect?
    /// The cells of `RegionFinder` that are covered by a window whose drift exceeds the limit.
    private(set) var cells: DriftCells

    private var sum = 0
    private let windowPixels: Int
    /// The amount that a difference of one 255th in a component adds to `sum`.
    private let unit: Double

    /// Scans two pictures.
    ///
    /// - Parameters:
    ///   - views: The pictures.
    ///   - changed: The pixels that differ.
    ///   - isOpaque: `true` if all of these pixels are opaque in both pictures.
    ///   - limit: The largest drift allowed, in 255ths.
    ///   - workers: The threads to use.
    ///   - usesScalarKernels: `true` to use no vector kernel. Default: `false`; tests compare both.
    init<Component: PixelComponent>(
        _ views: PixelViews<Component>, changed: PixelBits, isOpaque: Bool, limit: Double, workers: Workers,
        usesScalarKernels: Bool = false
    ) {
        let width = min(Self.windowSide, changed.width)
        let height = min(Self.windowSide, changed.height)
        windowPixels = width * height
        unit = Double(Component.unitsPerLevel) * Double(Component.max)
        let allowed = limit * Double(windowPixels) * unit
        let spans = RowSpans(changed)
        let plan = DriftPlan(
            width: changed.width, windowWidth: width, windowHeight: height, spans: spans,
            // Sums of differences never reach 2^60.
            allowed: allowed < 0x1p60 ? Int(allowed.rounded(.down)) : .max)
        let results = Mutex((DriftBand(), DriftCells(changed.width, changed.height)))
        let views = unsafe views
        let isFast =
            Component.self == UInt8.self && isOpaque && width == Self.windowSide && !usesScalarKernels
        workers.forEachBand(of: 0..<(changed.height - height + 1), minimumRows: 64) { tops in
            var band = DriftBand()
            var cells = DriftCells(changed.width, changed.height)
            if isFast {
                var kernel = DriftKernel(plan)
                unsafe kernel.run(views.asEightBit, tops, &band, &cells)
            } else {
                var sums = DriftSums(plan)
                unsafe sums.run(views, tops, &band, &cells)
            }
            results.withLock { results in
                results.0.merge(band)
                results.1.formUnion(cells)
            }
        }
        let (best, marked) = results.withLock { $0 }
        sum = best.sum
        window =
            best.sum > 0 ? PixelRect(x0: best.x, y0: best.y, x1: best.x + width, y1: best.y + height) : nil
        cells = marked
    }
}

import Synchronization
import VitrineComparisonSettings
import VitrinePixels
import VitrineThreads

/// The measurement of two pictures by a metric: everything that a comparator reports, except for its verdict.
struct PictureMeasurement<Metric: PixelMetric> {
    let name: String
    let tolerance: Tolerance
    let metric: Metric
    /// The limit of the low-frequency gate; `nil` if the metric tolerates nothing, or if any drift passes.
    var drift: Double?
    var density: DensityLimit?
    /// `true` if no vector kernels are used. Default: `false`; tests compare both.
    var usesScalarKernels = false

    /// Compares two pictures. The failures of the result are only those of size, density and drift.
    func comparison<Component: PixelComponent>(
        _ expected: RGBAImage<Component>, _ actual: RGBAImage<Component>, within scope: ComparisonScope
    ) -> Comparison {
        let shared = PixelRect(
            width: min(expected.width, actual.width), height: min(expected.height, actual.height))
        let masks = scope.masks.map { $0.intersection(shared) }.filter { !$0.isEmpty }
        let masked = masks.isEmpty ? actual : actual.taking(masks, from: expected)
        var result = Comparison(
            metric: name, tolerance: tolerance, expectedWidth: expected.width,
            expectedHeight: expected.height, actualWidth: actual.width, actualHeight: actual.height)
        var regions: [DifferenceRegion] = []
        var totals = DifferenceTotals()
        let measured = unsafe PixelViews.with(expected, masked) { views in
            unsafe measure(views, scope.workers, &result)
        }
        if let measured = measured.flatMap({ $0 }) {
            totals = measured.totals
            regions = RegionFinder(measured.marks).regions()
        }
        result.maskedPixels = masks.isEmpty ? 0 : PixelBits(shared, filling: masks).count
        result.pixels = shared.width * shared.height
        for image in [expected, actual] { add(image, beyond: shared, to: &result, &totals, &regions) }
        result.changedPixels = totals.changed
        result.largestDifference = Double(totals.largest) / Double(Component.unitsPerLevel)
        result.meanDifference =
            result.pixels == 0
            ? 0 : Double(totals.sum) / Double(result.pixels * 4) / Double(Component.unitsPerLevel)
        result.boundingBox = regions.boundingBox
        result.regionCount = regions.count
        result.regions = Array(regions.ordered().prefix(Comparison.regionLimit))
        if result.sizesDiffer { result.failures.append(.sizes) }
        if let density = result.density, density.largest > density.allowed {
            result.failures.append(.density)
        }
        if let drift = result.drift, drift.isExceeded { result.failures.append(.drift) }
        return result
    }

    /// Measures the pixels that both pictures have.
    private func measure<Component: PixelComponent>(
        _ views: PixelViews<Component>, _ workers: Workers, _ result: inout Comparison
    ) -> (totals: DifferenceTotals, marks: PixelBits)? {
        guard unsafe views.width > 0 && views.height > 0 else { return nil }
        let scan = unsafe DifferenceScan(views, workers: workers, usesScalarKernels: usesScalarKernels)
        var counting = scan.changed
        if scan.totals.changed > 0, Metric.self != ExactPixelMetric.self {
            let antialiased = Mutex(0)
            let stride = counting.wordsPerRow
            let views = unsafe views
            unsafe counting.forEachBand(workers) { rows, words in
                let count = unsafe metric.filterMarks(views, rows: rows, words, stride: stride)
                antialiased.withLock { $0 += count }
            }
            result.antialiasedPixels = antialiased.withLock { $0 }
            result.differingPixels = counting.count
        } else {
            result.differingPixels = scan.totals.changed
        }
        if let density {
            let windows = DensityScan(counting, side: density.window)
            result.density = Comparison.Density(
                window: density.window, allowed: density.allowed, largest: windows.largest,
                place: windows.window)
        }
        guard let limit = drift else { return (scan.totals, counting) }
        result.drift = Comparison.Drift(limit: limit, largest: 0)
        guard scan.totals.changed > 0 else { return (scan.totals, counting) }
        let driftScan = unsafe DriftScan(
            views, changed: scan.changed, isOpaque: !scan.totals.isTranslucent, limit: limit,
            workers: workers, usesScalarKernels: usesScalarKernels)
        result.drift = Comparison.Drift(
            limit: limit, largest: driftScan.largestDrift, place: driftScan.window)
        if driftScan.largestDrift > limit { counting.formUnion(driftScan.cells.below(scan.changed)) }
        return (scan.totals, counting)
    }

    /// Adds the pixels that only one picture has.
    private func add<Component: PixelComponent>(
        _ image: RGBAImage<Component>, beyond shared: PixelRect, to result: inout Comparison,
        _ totals: inout DifferenceTotals, _ regions: inout [DifferenceRegion]
    ) {
        for box in [
            PixelRect(x0: shared.x1, y0: 0, x1: image.width, y1: shared.y1),
            PixelRect(x0: 0, y0: shared.y1, x1: image.width, y1: image.height),
        ] where !box.isEmpty {
            let count = box.width * box.height
            result.pixels += count
            totals += DifferenceTotals(
                changed: count, largest: Int(Component.max), sum: count * 4 * Int(Component.max))
            result.differingPixels += metric.countsInvisiblePixels ? count : image.visiblePixels(in: box)
            regions.append(DifferenceRegion(box: box, pixels: count))
        }
    }
}

extension RGBAImage {
    /// Returns the picture with rectangles of another one in it. Both pictures must contain the rectangles.
    fileprivate func taking(_ rects: [PixelRect], from other: RGBAImage) -> RGBAImage {
        var result = self
        for rect in rects {
            for y in rect.y0..<rect.y1 {
                let source = (y * other.width + rect.x0) * 4
                let target = (y * width + rect.x0) * 4
                result.components.replaceSubrange(
                    target..<target + rect.width * 4,
                    with: other.components[source..<source + rect.width * 4])
            }
        }
        return result
    }

    fileprivate func visiblePixels(in box: PixelRect) -> Int {
        var count = 0
        for y in box.y0..<box.y1 {
            for x in box.x0..<box.x1 where components[(y * width + x) * 4 + 3] != 0 { count += 1 }
        }
        return count
    }
}

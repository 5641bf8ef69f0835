import VitrineComparisonSettings
import VitrinePixels

/// A comparator with the metric of pixelmatch and odiff: a distance of colours in YIQ, without anti-aliased
/// pixels.
///
/// At its usual thresholds it does not notice a uniform shift of grey by 13 (0.05), 26 (0.1) or 52 (0.2)
/// levels, which is why there is also a drift gate.
public struct YIQComparator: ImageComparator {
    public static let name = "yiq"
    public static let summary = "pixelmatch's up to 7.2 and odiff's: colours in YIQ, anti-aliasing left out"
    public let tolerance: Tolerance
    private let metric: PerceptualMetric<YIQMetric>
    private let drift: Double?
    private let allowedPixels: Int

    public init(_ settings: ComparisonSettings) throws(ComparatorError) {
        try settings.rejectUnsupported(.density, metric: Self.name)
        let threshold = try settings.fraction(default: 0.1)
        let backdrop = settings.backdrop ?? .checkerboard
        let countsAntialiasing = settings.countsAntialiasing ?? false
        drift = try settings.driftLimit()
        allowedPixels = try settings.pixelLimit()
        metric = PerceptualMetric(
            color: YIQMetric(
                threshold: threshold, backdrop: backdrop, countsAntialiasing: countsAntialiasing))
        tolerance = Tolerance(
            Tolerance.words(
                "threshold \(Tolerance.words(threshold))", countsAntialiasing: countsAntialiasing,
                backdrop: backdrop, allowedPixels: allowedPixels, drift: drift), source: settings.source)
    }

    public func compare(
        _ expected: RGBA8Image, _ actual: RGBA8Image, within scope: ComparisonScope
    ) -> Comparison { judge(measures.comparison(expected, actual, within: scope)) }

    public func compare(
        _ expected: RGBA16Image, _ actual: RGBA16Image, within scope: ComparisonScope
    ) -> Comparison { judge(measures.comparison(expected, actual, within: scope)) }

    private var measures: PictureMeasures<PerceptualMetric<YIQMetric>> {
        PictureMeasures(name: Self.name, tolerance: tolerance, metric: metric, drift: drift)
    }

    private func judge(_ found: Comparison) -> Comparison {
        var found = found
        if found.differingPixels > allowedPixels { found.failures.append(.pixels) }
        return found
    }
}

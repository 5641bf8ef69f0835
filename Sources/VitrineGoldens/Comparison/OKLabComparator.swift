import VitrineComparisonSettings
import VitrinePixels

/// A comparator with pixelmatch's metric after version 7.2: the HyAB distance of colours in OKLab, without
/// anti-aliased pixels, and with a limit on the number of pixels in one window.
///
/// Components are interpreted as sRGB, although two Display P3 pictures are slightly more colourful than
/// that.
public struct OKLabComparator: ImageComparator {
    public static let name = "oklab"
    public static let summary =
        "pixelmatch's after 7.2: colours in OKLab, anti-aliasing left out, density windows"
    public let tolerance: Tolerance
    private let metric: PerceptualMetric<OKLabMetric>
    private let drift: Double?
    /// The number of pixels allowed in the picture; `nil` if there is a limit on windows instead.
    private let allowedPixels: Int?
    private let density: DensityLimit?

    public init(_ settings: ComparisonSettings) throws(ComparatorError) {
        let threshold = try settings.fraction(default: 0.1)
        let backdrop = settings.backdrop ?? .checkerboard
        let countsAntialiasing = settings.countsAntialiasing ?? false
        drift = try settings.driftLimit()
        density = try settings.densityLimit()
        allowedPixels = density == nil || settings.allowedPixels != nil ? try settings.pixelLimit() : nil
        metric = PerceptualMetric(
            color: OKLabMetric(
                threshold: threshold, backdrop: backdrop, countsAntialiasing: countsAntialiasing))
        tolerance = Tolerance(
            Tolerance.words(
                "threshold \(Tolerance.words(threshold))", countsAntialiasing: countsAntialiasing,
                backdrop: backdrop, allowedPixels: allowedPixels ?? 0, density: density, drift: drift),
            source: settings.source)
    }

    public func compare(
        _ expected: RGBA8Image, _ actual: RGBA8Image, within scope: ComparisonScope
    ) -> Comparison { judge(measures.comparison(expected, actual, within: scope)) }

    public func compare(
        _ expected: RGBA16Image, _ actual: RGBA16Image, within scope: ComparisonScope
    ) -> Comparison { judge(measures.comparison(expected, actual, within: scope)) }

    private var measures: PictureMeasures<PerceptualMetric<OKLabMetric>> {
        PictureMeasures(
            name: Self.name, tolerance: tolerance, metric: metric, drift: drift, density: density)
    }

    private func judge(_ found: Comparison) -> Comparison {
        var found = found
        if let allowedPixels, found.differingPixels > allowedPixels { found.failures.append(.pixels) }
        return found
    }
}

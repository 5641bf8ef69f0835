import VitrineComparisonSettings
import VitrinePixels

/// A comparator with the metric of pixelmatch and odiff: a distance of colours in YIQ, without anti-aliased
/// pixels.
///
/// At its usual thresholds it does not notice a uniform shift of grey by 13 (0.05), 26 (0.1) or 52 (0.2)
/// levels, which is why there is also a drift gate.
package struct YIQComparator: ImageComparator {
    package static let name = "yiq"
    package static let summary = "pixelmatch's up to 7.2 and odiff's: colours in YIQ, anti-aliasing left out"
    package var tolerance: Tolerance { comparison.tolerance }
    private let comparison: PerceptualComparison<YIQMetric>

    package init(_ settings: ComparisonSettings) throws(ComparatorError) {
        try settings.requireOnly(
            .threshold, .antialiasing, .backdrop, .allowedPixels, .drift, metric: Self.name)
        comparison = try PerceptualComparison(settings, name: Self.name)
    }

    package func compare(
        _ expected: RGBA8Image, _ actual: RGBA8Image, within scope: ComparisonScope
    ) -> Comparison { comparison.compare(expected, actual, within: scope) }

    package func compare(
        _ expected: RGBA16Image, _ actual: RGBA16Image, within scope: ComparisonScope
    ) -> Comparison { comparison.compare(expected, actual, within: scope) }
}

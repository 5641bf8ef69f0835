import VitrineComparisonSettings
import VitrinePixels

/// A comparator with pixelmatch's metric after version 7.2: the HyAB distance of colours in OKLab, without
/// anti-aliased pixels, and with a limit on the number of pixels in one window.
///
/// Components are interpreted as sRGB, although two Display P3 pictures are slightly more colourful than
/// that.
package struct OKLabComparator: ImageComparator {
    package static let name = "oklab"
    package static let summary =
        "pixelmatch's after 7.2: colours in OKLab, anti-aliasing left out, density windows"
    package var tolerance: Tolerance { comparison.tolerance }
    private let comparison: PerceptualComparison<OKLabMetric>

    package init(_ settings: ComparisonSettings) throws(ComparatorError) {
        try settings.requireOnly(
            .threshold, .antialiasing, .backdrop, .allowedPixels, .density, .drift, metric: Self.name)
        comparison = try PerceptualComparison(
            settings, name: Self.name, density: try settings.densityLimit())
    }

    package func compare(
        _ expected: RGBA8Image, _ actual: RGBA8Image, within scope: ComparisonScope
    ) -> Comparison { comparison.compare(expected, actual, within: scope) }

    package func compare(
        _ expected: RGBA16Image, _ actual: RGBA16Image, within scope: ComparisonScope
    ) -> Comparison { comparison.compare(expected, actual, within: scope) }
}

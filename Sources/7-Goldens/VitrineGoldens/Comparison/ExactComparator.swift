import VitrineComparisonSettings
import VitrinePixels

/// A comparator for which every byte of every pixel counts, including the colours of transparent pixels.
///
/// The renderer is deterministic, so that its own pictures need no other comparator.
package struct ExactComparator: ImageComparator {
    package static let name = "exact"
    package static let summary = "every byte of every pixel counts"
    package let tolerance: Tolerance

    package init(_ settings: ComparisonSettings = ComparisonSettings()) throws(ComparatorError) {
        try settings.requireOnly(metric: Self.name)
        self.init(source: settings.source)
    }

    package init() { self.init(source: Tolerance.none.source) }

    private init(source: String) { tolerance = Tolerance(Tolerance.none.text, source: source) }

    package func compare(
        _ expected: RGBA8Image, _ actual: RGBA8Image, within scope: ComparisonScope
    ) -> Comparison { judge(measures.comparison(expected, actual, within: scope)) }

    package func compare(
        _ expected: RGBA16Image, _ actual: RGBA16Image, within scope: ComparisonScope
    ) -> Comparison { judge(measures.comparison(expected, actual, within: scope)) }

    private var measures: PictureMeasurement<ExactPixelMetric> {
        PictureMeasurement(name: Self.name, tolerance: tolerance, metric: ExactPixelMetric())
    }

    private func judge(_ found: Comparison) -> Comparison {
        var found = found
        if found.differingPixels > 0 { found.failures.append(.pixels) }
        return found
    }
}

extension ExactComparator {
    /// Returns the smallest rectangle that contains all pixels that differ at all, or `nil` if there are
    /// none.
    package static func changedBox(_ expected: RGBA8Image, _ actual: RGBA8Image) -> PixelRect? {
        Comparators.named(name)?.compare(expected, actual).boundingBox
    }
}

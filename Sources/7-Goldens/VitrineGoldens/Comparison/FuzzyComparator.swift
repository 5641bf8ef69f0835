import VitrineComparisonSettings
import VitrinePixels

/// A comparator with the tolerance of web-platform-tests' reftests: a range for the largest difference of a
/// pixel, and one for the number of pixels that differ.
///
/// Both ranges must be met. A lower bound above 0 states that the pictures are known to differ; if the
/// difference vanishes, the tolerance is out of date and the pictures do not match. (The runner of these
/// tests lets identical pictures pass if one of the two lower bounds is 0; here, neither may be above 0.)
package struct FuzzyComparator: ImageComparator {
    package static let name = "fuzzy"
    package static let summary =
        "web-platform-tests' ranges of the largest difference and of the pixels that differ"
    package let tolerance: Tolerance
    private let ranges: FuzzyRanges
    private let drift: Double?

    /// The ranges used as an example in WPT's documentation.
    package static let standard = FuzzyRanges(maxDifference: 0...15, totalPixels: 0...300)

    package init(_ settings: ComparisonSettings) throws(ComparatorError) {
        try settings.requireOnly(.threshold, .drift, metric: Self.name)
        if let threshold = settings.threshold {
            guard let ranges = FuzzyRanges(threshold) else {
                throw .value(
                    setting: "the threshold of `fuzzy`", value: threshold,
                    expected: "a pair of ranges such as `\(Self.standard)`")
            }
            self.ranges = ranges
        } else {
            ranges = Self.standard
        }
        drift = try settings.driftLimit()
        tolerance = Tolerance(Tolerance.words("\(ranges)", drift: drift), source: settings.source)
    }

    package func compare(
        _ expected: RGBA8Image, _ actual: RGBA8Image, within scope: ComparisonScope
    ) -> Comparison { judge(measures.comparison(expected, actual, within: scope)) }

    package func compare(
        _ expected: RGBA16Image, _ actual: RGBA16Image, within scope: ComparisonScope
    ) -> Comparison { judge(measures.comparison(expected, actual, within: scope)) }

    private var measures: PictureMeasurement<ExactPixelMetric> {
        PictureMeasurement(name: Self.name, tolerance: tolerance, metric: ExactPixelMetric(), drift: drift)
    }

    private func judge(_ found: Comparison) -> Comparison {
        var found = found
        if found.differingPixels > ranges.totalPixels.upperBound
            || found.largestDifference > Double(ranges.maxDifference.upperBound)
        {
            found.failures.append(.pixels)
        }
        if found.differingPixels < ranges.totalPixels.lowerBound
            || found.largestDifference < Double(ranges.maxDifference.lowerBound)
        {
            found.failures.append(.vanished)
        }
        return found
    }
}

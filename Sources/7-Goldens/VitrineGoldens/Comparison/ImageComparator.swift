import VitrineComparisonSettings
import VitrinePixels

/// A method to decide whether two pictures are the same.
package protocol ImageComparator: Sendable {
    /// The name of the metric on the command line.
    static var name: String { get }

    /// A description in one line, for `help`.
    static var summary: String { get }

    /// Creates a comparator with the tolerance that the settings ask for.
    ///
    /// Settings that the metric does not support are errors rather than being ignored.
    init(_ settings: ComparisonSettings) throws(ComparatorError)

    /// The tolerance in force and where it was set, for reports.
    var tolerance: Tolerance { get }

    /// Compares two pictures. If their sizes differ, they are aligned at the top left and never match.
    func compare(_ expected: RGBA8Image, _ actual: RGBA8Image, within scope: ComparisonScope) -> Comparison
    func compare(_ expected: RGBA16Image, _ actual: RGBA16Image, within scope: ComparisonScope) -> Comparison
}

extension ImageComparator {
    package var name: String { Self.name }

    /// Compares the whole of two pictures, on one thread.
    package func compare(_ expected: RGBA8Image, _ actual: RGBA8Image) -> Comparison {
        compare(expected, actual, within: ComparisonScope())
    }
}

import VitrineComparisonSettings
import VitrinePixels

/// A way of telling whether two pictures are the same.
public protocol ImageComparator: Sendable {
    /// The metric's name, as the command line has it.
    static var name: String { get }

    /// What it does, in one line for `help`.
    static var summary: String { get }

    /// A comparator with the tolerance that the settings ask for. Settings that the metric does not know
    /// are an error, so that none is believed to be in force that is not.
    init(_ settings: ComparisonSettings) throws(ComparatorError)

    /// The tolerance in force and where it was set, for reports.
    var tolerance: Tolerance { get }

    /// Pictures of different sizes are aligned at their top left and never match.
    func compare(_ expected: RGBA8Image, _ actual: RGBA8Image, within scope: ComparisonScope) -> Comparison
    func compare(_ expected: RGBA16Image, _ actual: RGBA16Image, within scope: ComparisonScope) -> Comparison
}

extension ImageComparator {
    public var name: String { Self.name }

    /// Compares all of two pictures, on one thread.
    public func compare(_ expected: RGBA8Image, _ actual: RGBA8Image) -> Comparison {
        compare(expected, actual, within: ComparisonScope())
    }
}

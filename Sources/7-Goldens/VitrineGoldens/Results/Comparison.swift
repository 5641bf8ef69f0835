import VitrinePixels

/// The result of comparing an expected and an actual picture.
///
/// In JSON, rectangles have the keys `x`, `y`, `width` and `height`, in pixels.
package struct Comparison: Hashable, Sendable, Codable {
    /// A reason why pictures do not match. There may be several.
    package enum Failure: String, Hashable, Sendable, CaseIterable, Codable {
        /// The width or the height differs.
        case sizes
        /// More pixels count as different than allowed, or they differ by more than allowed.
        case pixels
        /// More of them lie in one window than allowed.
        case density
        /// The mean colour of a window has drifted.
        case drift
        /// Less differs than the tolerance demands, so that the tolerance is out of date.
        case vanished
    }

    /// The name of the comparator.
    package var metric: String
    /// The tolerance in force and where it was set.
    package var tolerance: Tolerance
    /// The reasons why the pictures do not match; empty if they do.
    package var failures: [Failure] = []
    package var expectedWidth: Int
    package var expectedHeight: Int
    package var actualWidth: Int
    package var actualHeight: Int
    /// The number of pixels that at least one picture has.
    package var pixels = 0
    /// The number of pixels under masks.
    package var maskedPixels = 0
    /// The number of pixels that differ at all.
    package var changedPixels = 0
    /// The number of pixels that differ by the metric. If the sizes differ, it includes the pixels that only
    /// one picture has.
    package var differingPixels = 0
    /// The number of pixels that would count, but look like anti-aliasing.
    package var antialiasedPixels = 0
    /// The largest difference of a component, in 255ths, regardless of the metric; 255 if only one picture
    /// has a pixel.
    package var largestDifference = 0.0
    /// The mean difference of all components of all pixels, in 255ths, counted in the same way.
    package var meanDifference = 0.0
    /// The smallest rectangle that contains every region, or `nil` if there are none.
    package var boundingBox: PixelRect?
    /// The regions in which pixels differ by the metric, or differ at all under a window that drifted. They
    /// are sorted by decreasing number of pixels; there are at most `regionLimit` of them.
    package var regions: [DifferenceRegion] = []
    /// The total number of regions.
    package var regionCount = 0
    /// The density of differing pixels, if a limit was requested.
    package var density: Density?
    /// The drift of mean colours, if the metric tolerates something and the gate is not off.
    package var drift: Drift?

    /// Creates a comparison that found no differences.
    package init(
        metric: String, tolerance: Tolerance, expectedWidth: Int, expectedHeight: Int, actualWidth: Int,
        actualHeight: Int
    ) {
        self.metric = metric
        self.tolerance = tolerance
        self.expectedWidth = expectedWidth
        self.expectedHeight = expectedHeight
        self.actualWidth = actualWidth
        self.actualHeight = actualHeight
    }

    /// The maximum number of regions that a comparison lists.
    package static let regionLimit = 1000

    /// `true` if the comparator lets the pictures pass as the same.
    package var matches: Bool { failures.isEmpty }

    /// `true` if the width or the height differs.
    package var sizesDiffer: Bool { expectedWidth != actualWidth || expectedHeight != actualHeight }

    /// The result of a density limit.
    package struct Density: Hashable, Sendable, Codable {
        /// The side of the windows, in pixels.
        package var window: Int
        /// The maximum number of differing pixels allowed in a window.
        package var allowed: Int
        /// The largest number found in a window.
        package var largest: Int
        /// The first window with that number, from the top left; `nil` if nothing differs.
        package var place: PixelRect?
    }

    /// The result of the low-frequency gate: the drift of the mean colours of all windows of 16 × 16 pixels,
    /// at every position.
    package struct Drift: Hashable, Sendable, Codable {
        /// The largest drift allowed of a component's mean, in 255ths.
        package var limit: Double
        /// The largest drift found, in 255ths.
        package var largest: Double
        /// The first window with that drift, from the top left; `nil` if nothing drifts.
        package var place: PixelRect?

        package var isExceeded: Bool { largest > limit }
    }
}

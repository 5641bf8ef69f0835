import VitrinePixels

/// What a comparator found between an expected and an actual picture.
///
/// As JSON, rectangles are `x`, `y`, `width` and `height` in pixels.
public struct Comparison: Hashable, Sendable, Codable {
    /// Why pictures do not match; several may hold at once.
    public enum Failure: String, Hashable, Sendable, CaseIterable, Codable {
        /// Width or height differ.
        case sizes
        /// More pixels count as different than are allowed, or they differ by more.
        case pixels
        /// More of them lie in one window than are allowed.
        case density
        /// The mean colour of a window drifted.
        case drift
        /// Less differs than the tolerance demands, so that the tolerance is out of date.
        case vanished
    }

    /// The comparator's name.
    public var metric: String
    /// The tolerance in force and where it was set.
    public var tolerance: Tolerance
    /// Empty where the comparator lets the pictures pass as the same.
    public var failures: [Failure] = []
    public var expectedWidth: Int
    public var expectedHeight: Int
    public var actualWidth: Int
    public var actualHeight: Int
    /// Pixels that at least one picture has.
    public var pixels = 0
    /// Pixels below masks.
    public var maskedPixels = 0
    /// Pixels that differ at all.
    public var changedPixels = 0
    /// Pixels that differ by the metric. Where sizes do, the pixels that only one picture has are among them.
    public var differingPixels = 0
    /// Pixels that would count, but look like anti-aliasing.
    public var antialiasedPixels = 0
    /// The largest difference of one component in 255ths, whatever the metric thinks of it; 255 where only one
    /// picture has a pixel.
    public var largestDifference = 0.0
    /// The mean difference of all components of all pixels in 255ths, on the same terms.
    public var meanDifference = 0.0
    /// The smallest rectangle that holds every region, or nil where there is none.
    public var boundingBox: PixelRect?
    /// Where pixels differ by the metric, or at all below a window that drifted; those of most pixels first, at
    /// most `regionLimit` of them.
    public var regions: [DifferenceRegion] = []
    /// All regions that there are.
    public var regionCount = 0
    /// What the windows hold, where a limit on them was asked for.
    public var density: Density?
    /// How far mean colours drifted, where the metric tolerates something and the gate is not off.
    public var drift: Drift?

    /// A comparison that found nothing.
    public init(
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

    /// No comparison lists more regions.
    public static let regionLimit = 1000

    /// Whether the comparator lets the pictures pass as the same.
    public var matches: Bool { failures.isEmpty }

    /// Whether width or height differ.
    public var sizesDiffer: Bool { expectedWidth != actualWidth || expectedHeight != actualHeight }

    /// The windows of a density limit.
    public struct Density: Hashable, Sendable, Codable {
        /// The windows' side in pixels.
        public var window: Int
        /// The most differing pixels that a window may hold.
        public var allowed: Int
        /// The most that a window does hold.
        public var largest: Int
        /// The first window that does, from the top left; nil where nothing differs.
        public var place: PixelRect?
    }

    /// The low-frequency gate: the mean colours of all windows of 16 by 16 pixels, wherever they lie.
    public struct Drift: Hashable, Sendable, Codable {
        /// The farthest drift of a component's mean that is allowed, in 255ths.
        public var limit: Double
        /// The farthest that there is.
        public var largest: Double
        /// The first window with that, from the top left; nil where nothing drifts.
        public var place: PixelRect?

        public var isExceeded: Bool { largest > limit }
    }
}

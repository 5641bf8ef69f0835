/// What a suite, a scene or the command line asks of a comparison.
///
/// What is nil was not asked for, and the metric's own default holds.
public struct ComparisonSettings: Hashable, Sendable {
    /// The comparator's name.
    public var metric: String
    /// For `yiq` and `oklab` a number from 0 to 1, for `fuzzy` ranges such as
    /// `maxDifference=0-15;totalPixels=0-300`.
    public var threshold: String?
    /// Whether pixels that look like anti-aliasing count too (`yiq` and `oklab`); they are left out by default.
    public var countsAntialiasing: Bool?
    /// What translucent pixels lie on (`yiq` and `oklab`); the checkerboard by default.
    public var backdrop: ComparisonBackdrop?
    /// How many pixels may count as different (`yiq` and `oklab`); none by default.
    public var allowedPixels: Int?
    /// How many may do so in any window (`oklab`), instead of in the whole picture.
    public var density: DensityLimit?
    /// How far the mean colour of a window of 16 by 16 pixels may drift.
    public var drift: DriftLimit?
    /// Where this was set, for reports: "default", "--threshold", "scenes/home.yaml:12".
    public var source: String
    /// What is wrong with settings that were read from words without a meaning; no comparator can be had with them.
    package var fault: ComparatorError?

    public init(
        metric: String = "exact", threshold: String? = nil, countsAntialiasing: Bool? = nil,
        backdrop: ComparisonBackdrop? = nil, allowedPixels: Int? = nil, density: DensityLimit? = nil,
        drift: DriftLimit? = nil, source: String = "default"
    ) {
        self.metric = metric
        self.threshold = threshold
        self.countsAntialiasing = countsAntialiasing
        self.backdrop = backdrop
        self.allowedPixels = allowedPixels
        self.density = density
        self.drift = drift
        self.source = source
    }
}

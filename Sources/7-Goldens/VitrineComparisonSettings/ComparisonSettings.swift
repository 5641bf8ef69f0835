/// The settings of a comparison, as given by a suite, a scene or the command line.
///
/// Settings that are `nil` were not given, and the metric's own default applies.
package struct ComparisonSettings: Hashable, Sendable {
    /// The comparator's name.
    package var metric: String
    /// The threshold: a number from 0 to 1 for `yiq` and `oklab`, ranges such as
    /// `maxDifference=0-15;totalPixels=0-300` for `fuzzy`.
    package var threshold: String?
    /// `true` to count pixels that look like anti-aliasing (`yiq` and `oklab`). Default: `false`.
    package var countsAntialiasing: Bool?
    /// The backdrop of translucent pixels (`yiq` and `oklab`). Default: the checkerboard.
    package var backdrop: ComparisonBackdrop?
    /// The maximum number of pixels that may count as different (`yiq` and `oklab`). Default: 0.
    package var allowedPixels: Int?
    /// The maximum number of pixels that may count as different in any window, not in the whole picture
    /// (`oklab`).
    package var density: DensityLimit?
    /// The largest drift allowed in the mean colour of a window of 16 by 16 pixels.
    package var drift: DriftLimit?
    /// The origin of the settings, for reports: "default", "--threshold", "scenes/home.yaml:12".
    package var source: String
    /// The error in settings with an unknown word; creating a comparator from them throws it.
    package var error: ComparatorError?

    package init(
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

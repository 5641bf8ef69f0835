import VitrineComparisonSettings
import VitrinePixels

/// The comparison by a distance of colours that the perceptual comparators share.
struct PerceptualComparison<Color: ColorMetric>: Sendable {
    let tolerance: Tolerance
    private let name: String
    private let metric: PerceptualMetric<Color>
    private let drift: Double?
    private let density: DensityLimit?
    /// The number of pixels allowed in the picture; `nil` if there is a limit on windows instead.
    private let allowedPixels: Int?

    /// Creates a comparison with the tolerance that the settings ask for.
    ///
    /// - Parameters:
    ///   - name: The name of the comparator.
    ///   - density: The limit on the pixels in one window; `nil` for none.
    /// - Throws: A `ComparatorError` if a setting is out of range.
    init(
        _ settings: ComparisonSettings, name: String, density: DensityLimit? = nil
    ) throws(ComparatorError) {
        let threshold = try settings.fraction(default: 0.1)
        let backdrop = settings.backdrop ?? .checkerboard
        let countsAntialiasing = settings.countsAntialiasing ?? false
        self.name = name
        self.density = density
        drift = try settings.driftLimit()
        allowedPixels = density == nil || settings.allowedPixels != nil ? try settings.pixelLimit() : nil
        metric = PerceptualMetric(
            color: Color(threshold: threshold, backdrop: backdrop, countsAntialiasing: countsAntialiasing))
        tolerance = Tolerance(
            Tolerance.words(
                "threshold \(Tolerance.words(threshold))", countsAntialiasing: countsAntialiasing,
                backdrop: backdrop, allowedPixels: allowedPixels ?? 0, density: density, drift: drift),
            source: settings.source)
    }

    func compare<Component: PixelComponent>(
        _ expected: RGBAImage<Component>, _ actual: RGBAImage<Component>, within scope: ComparisonScope
    ) -> Comparison {
        let measures = PictureMeasurement(
            name: name, tolerance: tolerance, metric: metric, drift: drift, density: density)
        var found = measures.comparison(expected, actual, within: scope)
        if let allowedPixels, found.differingPixels > allowedPixels { found.failures.append(.pixels) }
        return found
    }
}

import ArgumentParser
import VitrineComparisonSettings
import VitrineGoldens

/// The options of a comparison: the metric, its tolerance, and the masks.
struct ToleranceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("\(Comparators.names.joined(separator: ", ")).", valueName: "name"))
    var metric = "exact"

    @Option(
        help: ArgumentHelp(
            "How much is tolerated: 0 to 1 for yiq and oklab (0.1 unless given), ranges such as 0-15;0-300 for fuzzy.",
            valueName: "threshold"))
    var threshold: String?

    @Flag(help: "Count pixels too that look like anti-aliasing (yiq, oklab).")
    var countAntialiasing = false

    @Option(help: "What translucent pixels lie on: checkerboard or white (yiq, oklab).")
    var backdrop: ComparisonBackdrop?

    @Option(
        help: ArgumentHelp(
            "How many pixels may differ by yiq or oklab; none unless given.", valueName: "count"))
    var allowedPixels: Int?

    @Option(
        help: ArgumentHelp(
            "Allow count differing pixels in any window of side by side pixels, not in the whole picture (oklab).",
            valueName: "side:count"))
    var density: DensityLimit?

    @Option(
        help: ArgumentHelp(
            "How far the mean colour of any 16x16 may drift, in 255ths, beside yiq, oklab and fuzzy: 0.5 unless given; or off.",
            valueName: "levels"))
    var drift: DriftLimit?

    @Option(
        name: .customLong("mask"),
        help: ArgumentHelp("Ignore a rectangle of pixels; may be given several times.", valueName: "x,y,w,h"))
    var masks: [MaskRect] = []

    func comparator() throws(ComparatorError) -> any ImageComparator {
        try Comparators.make(
            ComparisonSettings(
                metric: metric, threshold: threshold, countsAntialiasing: countAntialiasing ? true : nil,
                backdrop: backdrop, allowedPixels: allowedPixels, density: density, drift: drift,
                source: source))
    }

    /// The names of the options that were given, or "default".
    private var source: String {
        let given = [
            threshold.map { _ in "--threshold" }, countAntialiasing ? "--count-antialiasing" : nil,
            backdrop.map { _ in "--backdrop" }, allowedPixels.map { _ in "--allowed-pixels" },
            density.map { _ in "--density" }, drift.map { _ in "--drift" },
        ].compactMap { $0 }
        return given.isEmpty ? "default" : given.joined(separator: ", ")
    }
}

extension ComparisonBackdrop: ExpressibleByArgument {}

extension DensityLimit: ExpressibleByArgument {
    public init?(argument: String) {
        let values = argument.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard values.count == 2, let window = values[0], let allowed = values[1], window > 0, allowed >= 0
        else {
            return nil
        }
        self.init(window: window, allowed: allowed)
    }
}

extension DriftLimit: ExpressibleByArgument {
    public init?(argument: String) {
        if argument == "off" {
            self = .unlimited
        } else if let levels = Double(argument), (0...255).contains(levels) {
            self = .levels(levels)
        } else {
            return nil
        }
    }
}

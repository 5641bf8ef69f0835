import ArgumentParser
import VitrineComparisonSettings
import VitrineGoldens

/// The options of a comparison: the metric, its tolerance, and the masks.
struct ToleranceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("\(Comparators.names.joined(separator: ", ")).", valueName: "name"))
    var metric = "exact"

    @Option(
        help: ArgumentHelp(
            "The tolerance: 0 to 1 for yiq and oklab (default: 0.1), ranges such as 0-15;0-300 for fuzzy.",
            valueName: "threshold"))
    var threshold: String?

    @Flag(help: "Also count pixels that look anti-aliased (yiq, oklab).")
    var countAntialiasing = false

    @Option(help: "The backdrop behind translucent pixels: checkerboard or white (yiq, oklab).")
    var backdrop: ComparisonBackdrop?

    @Option(
        help: ArgumentHelp(
            "The number of pixels that may differ (yiq, oklab). Default: 0.", valueName: "count"))
    var allowedPixels: Int?

    @Option(
        help: ArgumentHelp(
            "Limit the differing pixels in any square window instead of the whole image (oklab).",
            valueName: "side:count"))
    var density: DensityLimit?

    @Option(
        help: ArgumentHelp(
            """
            The largest drift of a 16x16 window's mean, in 255ths, or off (yiq, oklab, fuzzy). Default: 0.5.
            """,
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
                source: settingsSource))
    }

    /// The names of the options that were given, or "default".
    private var settingsSource: String {
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

import VitrineComparisonSettings
import VitrineSceneFormat
import VitrineSource

extension Codec where Value == ComparisonSettings {
    /// A comparator as written in a scene or a suite: a metric such as `exact`, or a mapping.
    ///
    /// Settings are checked when the comparator is created, so that a scene can be drawn even if its golden
    /// settings are wrong. Until then, invalid values are kept as the error of the settings.
    static let comparator = either(
        Codec<String>.word("a metric").map { ComparisonSettings(metric: $0) }, when: { !$0.isMapping },
        or: .record(
            "a comparator", from: ComparisonSettings(),
            [
                Field("metric", .word("a metric"), required: true, "exact, yiq, oklab or fuzzy") {
                    $0.metric = $1
                },
                Field(
                    "threshold", .text,
                    "the tolerated difference, 0 to 1; for fuzzy `maxDifference=0-15;totalPixels=0-300`"
                ) { $0.threshold = $1 },
                Field("antialiasing", .bool, "`true` to count pixels that look like anti-aliasing") {
                    $0.countsAntialiasing = $1
                },
                Field(
                    "backdrop", .word("a backdrop"),
                    "the backdrop of translucent pixels: checkerboard or white"
                ) { $0.setBackdrop($1) },
                Field("pixels", .integer(0...64_000_000), "the number of pixels that may differ") {
                    $0.allowedPixels = $1
                },
                Field("density", density, "the number of pixels that may differ in any window") {
                    $0.density = $1
                },
                Field(
                    "drift", .text, "the tolerated drift of a window's mean colour, in 255ths, or unlimited"
                ) { $0.setDrift($1) },
            ]))

    private static let density = Codec<DensityLimit>.record(
        "a density", from: DensityLimit(window: 16, allowed: 0),
        [
            Field("window", .integer(1...16_384), required: true, "the window's side in pixels") {
                $0.window = $1
            },
            Field(
                "pixels", .integer(0...64_000_000), required: true,
                "the number of pixels that may differ in it"
            ) {
                $0.allowed = $1
            },
        ])
}

extension ComparisonSettings {
    /// An error in the backdrop comes before one in the drift, wherever they stand.
    fileprivate mutating func setBackdrop(_ word: String) {
        backdrop = ComparisonBackdrop(rawValue: word)
        guard backdrop == nil else { return }
        let expected = ComparisonBackdrop.allCases.map(\.rawValue).joined(separator: " or ")
        error = .value(setting: "backdrop", value: word, expected: expected)
    }

    fileprivate mutating func setDrift(_ text: String) {
        if text == "unlimited" {
            drift = .unlimited
        } else if let levels = Double(text), levels.isFinite, (0...255).contains(levels) {
            drift = .levels(levels)
        } else if error == nil {
            error = .value(setting: "drift", value: text, expected: "a number from 0 to 255, or unlimited")
        }
    }
}

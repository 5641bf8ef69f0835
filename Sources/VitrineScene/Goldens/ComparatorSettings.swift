import VitrineSceneFormat
import VitrineSource

/// Which comparator is used, and what it tolerates, as a scene or a suite has it: `exact`, or a mapping.
public struct ComparatorSettings: Hashable, Sendable {
    /// The metric's name.
    public var metric = "exact"
    /// A number, or ranges such as `maxDifference=0-15;totalPixels=0-300`.
    public var threshold: String?
    public var countsAntialiasing: Bool?
    /// What translucent pixels lie on.
    public var backdrop: String?
    /// How many pixels may differ.
    public var allowedPixels: Int?
    public var density: Density?
    /// How far the mean colour of a window may drift, in 255ths, or `unlimited`.
    public var drift: String?
    /// Where it stands: the file and the line, such as `scenes/home.yaml:12`.
    public var source = "default"
    var line = 1

    /// How many pixels may differ in any window.
    public struct Density: Hashable, Sendable {
        /// The window's side in pixels.
        public var window = 16
        public var allowed = 0
    }

    public init() {}

    static let codec = Codec<ComparatorSettings>(body.schema, expected: body.expected) { value, reader in
        body.read(value, reader).map { settings in
            var settings = settings
            settings.line = value.mark.line
            return settings
        }
    }

    private static let body = Codec<ComparatorSettings>.either(
        Codec<String>.word("a metric").map { name in
            var settings = ComparatorSettings()
            settings.metric = name
            return settings
        }, when: { !$0.isMapping },
        or: .record(
            "a comparator", from: ComparatorSettings(),
            [
                Field("metric", .word("a metric"), required: true, "exact, yiq, oklab or fuzzy") {
                    $0.metric = $1
                },
                Field(
                    "threshold", .text,
                    "how far pixels may differ, 0 to 1; for fuzzy `maxDifference=0-15;totalPixels=0-300`"
                ) { $0.threshold = $1 },
                Field("antialiasing", .bool, "whether pixels that look like anti-aliasing count") {
                    $0.countsAntialiasing = $1
                },
                Field(
                    "backdrop", .word("a backdrop"), "what translucent pixels lie on: checkerboard or white"
                ) { $0.backdrop = $1 },
                Field("pixels", .integer(0...64_000_000), "how many pixels may differ") {
                    $0.allowedPixels = $1
                },
                Field("density", density, "how many may differ in any window") { $0.density = $1 },
                Field(
                    "drift", .text, "how far a window's mean colour may drift, in 255ths, or unlimited"
                ) { $0.drift = $1 },
            ]))

    private static let density = Codec<Density>.record(
        "a density", from: Density(),
        [
            Field("window", .integer(1...16_384), required: true, "the window's side in pixels") {
                $0.window = $1
            },
            Field("pixels", .integer(0...64_000_000), required: true, "how many pixels may differ in it") {
                $0.allowed = $1
            },
        ])
}

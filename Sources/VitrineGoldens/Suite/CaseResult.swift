import VitrinePixels

/// What became of one picture of a run.
public struct CaseResult: Hashable, Sendable, Codable {
    public struct Size: Hashable, Sendable, Codable {
        public var width: Int
        public var height: Int

        public init(_ image: RGBA8Image) { (width, height) = (image.width, image.height) }

        public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
    }

    /// Neighbouring pixels that differ, and why.
    public struct Region: Hashable, Sendable, Codable {
        /// In device pixels.
        public var box: PixelRect
        public var pixels: Int
        public var why: RegionCause?

        public init(_ region: DifferenceRegion, why: RegionCause?) {
            (box, pixels, self.why) = (region.box, region.pixels, why)
        }
    }

    /// Files with the pictures, relative to the report's folder.
    public struct Pictures: Hashable, Sendable, Codable {
        public var expected: String?
        public var actual: String?
        public var difference: String?
        /// The part of the new picture outside of which it is the golden, where both are of one size.
        public var patch: String?
        /// Where that part lies, in device pixels.
        public var patchBox: PixelRect?

        public init() {}
    }

    /// The scene's path below the suite's folder.
    public var scene: String
    public var variant: String
    public var tags: [String] = []
    public var state: CaseState
    /// What there is to say, in words; lines.
    public var message = ""
    /// What is odd about the scene, yet no error.
    public var warnings = ""
    /// The golden's path below the goldens' folder.
    public var golden: String
    public var metric = "exact"
    /// What the metric tolerates, and where that was set.
    public var tolerance = Tolerance.none
    /// The other right answer that it is.
    public var alternative: String?
    /// The golden that shows the same, of a scene that is no more.
    public var renamedFrom: String?
    /// The hash of the golden's file, or of its pixels where that is all that is kept.
    public var expectedHash: String?
    /// The hash of the new picture's pixels.
    public var actualHash: String?
    public var expectedSize: Size?
    public var actualSize: Size?
    /// What the comparator found; its regions are below.
    public var comparison: Comparison?
    /// The largest, at most 200.
    public var regions: [Region] = []
    public var pictures: Pictures?
    public var milliseconds = 0.0

    public init(scene: String, variant: String, golden: String, state: CaseState, message: String = "") {
        self.scene = scene
        self.variant = variant
        self.golden = golden
        self.state = state
        self.message = message
    }

    /// Scene and variant, for people.
    public var title: String { "\(scene) [\(variant)]" }

    /// The likeliest cause of its largest region.
    public var cause: Cause? {
        var votes: [Cause: Int] = [:]
        for region in regions {
            if let first = region.why?.causes.first { votes[first, default: 0] += region.pixels }
        }
        return votes.max { ($0.value, $1.key.key) < ($1.value, $0.key.key) }?.key
    }
}

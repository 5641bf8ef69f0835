/// The measurement of one piece of work.
struct BenchRow: Codable, Sendable {
    /// The kind of work: `blur`, `raster`, `encode` and so on.
    let what: String
    /// The picture: its size, or the scene that it came from.
    let input: String
    /// The effort spent on a small file.
    var compression: String?
    var sigma: Double?
    let threads: Int
    /// The number of pixels in the picture.
    let pixels: Int
    let runs: Int
    let median: Double
    let minimum: Double
    let spread: Double
    /// How far the median may be off, as a fraction of it; see `BenchSamples.medianRange`.
    let uncertainty: Double
    /// The median time as a multiple of the median time to copy the same bytes, measured between the runs.
    let memcpys: Double
    let megapixelsPerSecond: Double
    /// The number of bytes written.
    var bytes: Int?
    /// The times of all runs, sorted.
    let samples: [Double]

    init(
        _ what: String, input: String, compression: String? = nil, sigma: Double? = nil, threads: Int,
        pixels: Int,
        _ measured: (work: BenchSamples, unit: BenchSamples), bytes: Int? = nil
    ) {
        self.what = what
        self.input = input
        self.compression = compression
        self.sigma = sigma
        self.threads = threads
        self.pixels = pixels
        self.bytes = bytes
        runs = measured.work.runs
        median = measured.work.median
        minimum = measured.work.minimum
        spread = measured.work.spread
        uncertainty = measured.work.uncertainty
        memcpys = measured.unit.median > 0 ? measured.work.median / measured.unit.median : 0
        megapixelsPerSecond = median > 0 ? Double(pixels) / 1000 / median : 0
        samples = measured.work.sorted
    }

    var isTooNoisy: Bool { uncertainty > MeasurementPlan.precision }

    /// Returns `true` if a row of another report is of the same work.
    func measures(theSameAs other: BenchRow) -> Bool {
        what == other.what && input == other.input && compression == other.compression
            && sigma == other.sigma && threads == other.threads
    }

    enum CodingKeys: String, CodingKey {
        case what, input, compression, sigma, threads, pixels, runs, spread, uncertainty, memcpys, bytes
        case median = "median_ms"
        case minimum = "minimum_ms"
        case megapixelsPerSecond = "megapixels_per_second"
        case samples = "samples_ms"
    }
}

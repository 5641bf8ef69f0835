import Foundation
import Vitrine

/// One measured piece of work.
struct BenchRow: Encodable, Sendable {
    /// What was measured: `blur`, `raster`, `encode` and so on.
    let what: String
    /// The picture: its size, or the scene it came from.
    let input: String
    /// How hard a file was made small.
    var compression: String?
    var sigma: Double?
    let threads: Int
    /// How many the picture has.
    let pixels: Int
    let runs: Int
    let median: Double
    let minimum: Double
    let spread: Double
    /// The median in medians of copying the same bytes, measured between the runs.
    let memcpys: Double
    let megapixelsPerSecond: Double
    /// The size of what was written.
    var bytes: Int?

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
        memcpys = measured.unit.median > 0 ? measured.work.median / measured.unit.median : 0
        megapixelsPerSecond = median > 0 ? Double(pixels) / 1000 / median : 0
    }

    enum CodingKeys: String, CodingKey {
        case what, input, compression, sigma, threads, pixels, runs, spread, memcpys, bytes
        case median = "median_ms"
        case minimum = "minimum_ms"
        case megapixelsPerSecond = "megapixels_per_second"
    }
}

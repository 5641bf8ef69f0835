/// What an earlier report says about a piece of work, and what can be told from both.
struct BenchComparison: Encodable, Sendable {
    enum Verdict: String, Encodable, Sendable {
        case faster, slower, same
        /// The medians are too uncertain.
        case unclear
        /// The earlier report lacks the work.
        case new
    }

    /// The earlier median, in milliseconds.
    let before: Double?
    /// The new time as a multiple of the earlier one: that of the medians, and the interval that those of the
    /// medians allow.
    let ratio: Double?
    let leastRatio: Double?
    let greatestRatio: Double?
    let verdict: Verdict

    /// Compares a row with one of an earlier report.
    ///
    /// - Parameter inCopies: `true` to compare times in copies of memory, as those of two machines are.
    init(_ row: BenchRow, earlier: BenchRow?, inCopies: Bool) {
        guard let earlier else {
            (before, ratio, leastRatio, greatestRatio, verdict) = (nil, nil, nil, nil, .new)
            return
        }
        before = earlier.median
        let (new, old) = (BenchSamples(row.samples), BenchSamples(earlier.samples))
        let scale = inCopies ? Self.scale(row, earlier) : 1
        guard new.minimum > 0, old.minimum > 0, scale > 0, scale.isFinite else {
            (ratio, leastRatio, greatestRatio, verdict) = (nil, nil, nil, .unclear)
            return
        }
        let least = new.medianRange.lowerBound / old.medianRange.upperBound * scale
        let greatest = new.medianRange.upperBound / old.medianRange.lowerBound * scale
        (leastRatio, greatestRatio) = (least, greatest)
        ratio = new.median / old.median * scale
        let small = 1 - MeasurementPlan.precision...1 + MeasurementPlan.precision
        verdict =
            if least > 1, !small.contains(new.median / old.median * scale) {
                .slower
            } else if greatest < 1, !small.contains(new.median / old.median * scale) {
                .faster
            } else if small.contains(least), small.contains(greatest) {
                .same
            } else {
                .unclear
            }
    }

    /// Returns the earlier copy's time over the new one.
    private static func scale(_ row: BenchRow, _ earlier: BenchRow) -> Double {
        row.memcpys / row.median / (earlier.memcpys / earlier.median)
    }

    enum CodingKeys: String, CodingKey {
        case ratio, verdict
        case before = "before_ms"
        case leastRatio = "least_ratio"
        case greatestRatio = "greatest_ratio"
    }
}

/// The times of several runs, in milliseconds.
struct BenchSamples: Sendable {
    let sorted: [Double]

    init(_ times: [Double]) { sorted = times.sorted() }

    var runs: Int { sorted.count }
    var minimum: Double { sorted.first ?? 0 }
    var median: Double { quantile(0.5) }
    /// The interquartile range as a fraction of the median.
    var spread: Double { median > 0 ? (quantile(0.75) - quantile(0.25)) / median : 0 }

    /// The interval that holds the median of all runs there could be, 19 times of 20 and whatever the
    /// distribution: the samples whose ranks are two standard deviations of a binomial of one half from the
    /// middle. With fewer than six runs it is all of them, and holds less often.
    var medianRange: ClosedRange<Double> {
        guard let last = sorted.indices.last else { return 0...0 }
        let (middle, reach) = (Double(runs) / 2, 0.98 * Double(runs).squareRoot())
        let low = max(Int((middle - reach).rounded(.down)), 0)
        let high = min(Int((middle + reach).rounded(.up)), last)
        return sorted[min(low, last)]...sorted[high]
    }

    /// Half of that interval, as a fraction of the median.
    var uncertainty: Double {
        let range = medianRange
        return median > 0 ? (range.upperBound - range.lowerBound) / 2 / median : 0
    }

    /// Returns a quantile, interpolated linearly between neighbours.
    func quantile(_ fraction: Double) -> Double {
        guard let last = sorted.indices.last else { return 0 }
        let place = fraction * Double(last)
        let index = min(Int(place), last)
        let next = min(index + 1, last)
        return sorted[index] + (sorted[next] - sorted[index]) * (place - Double(index))
    }
}

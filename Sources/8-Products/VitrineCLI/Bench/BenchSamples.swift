import Foundation

/// The times of several runs, in milliseconds.
struct BenchSamples: Sendable {
    let sorted: [Double]

    init(_ times: [Double]) { sorted = times.sorted() }

    var runs: Int { sorted.count }
    var minimum: Double { sorted.first ?? 0 }
    var median: Double { quantile(0.5) }
    /// The interquartile range as a fraction of the median.
    var spread: Double { median > 0 ? (quantile(0.75) - quantile(0.25)) / median : 0 }

    /// Returns a quantile, interpolated linearly between neighbours.
    func quantile(_ fraction: Double) -> Double {
        guard let last = sorted.indices.last else { return 0 }
        let place = fraction * Double(last)
        let index = min(Int(place), last)
        let next = min(index + 1, last)
        return sorted[index] + (sorted[next] - sorted[index]) * (place - Double(index))
    }
}

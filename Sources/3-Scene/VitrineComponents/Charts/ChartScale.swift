/// The scale of a value axis: its range and its ticks.
struct ChartScale: Hashable, Sendable {
    let minimum: Double
    let maximum: Double
    let ticks: [Double]

    /// Creates a scale for values, with fixed ends if they are given.
    ///
    /// Ticks are 1, 2, 2.5 or 5 times a power of ten apart, and approximately as many as requested; free ends
    /// are moved outward to the next tick.
    init(over values: [Double], minimum: Double?, maximum: Double?, ticks count: Int) {
        // Bars and areas start at zero.
        let low = minimum ?? min(values.min() ?? 0, 0)
        var high = maximum ?? max(values.max() ?? 1, 0)
        if high <= low { high = low + 1 }
        let step = Self.step((high - low) / Double(max(count, 1)))
        let first = (low / step).rounded(.down)
        let last = (high / step).rounded(.up)
        self.minimum = minimum ?? first * step
        self.maximum = maximum ?? last * step
        let (bottom, top) = (self.minimum, self.maximum)
        // Ticks are integer multiples of the step, so that rounding errors do not accumulate; their number is
        // bounded for any ends.
        let number = min(max(Int(last - first), 0), 1000)
        ticks = (0...number).map { (first + Double($0)) * step }
            .filter { $0 >= bottom - step * 1e-6 && $0 <= top + step * 1e-6 }
    }

    /// Returns the smallest round number that is not less than the given one.
    private static func step(_ rough: Double) -> Double {
        guard rough > 0, rough.isFinite else { return 1 }
        var power = 1.0
        while power * 10 <= rough { power *= 10 }
        while power > rough { power /= 10 }
        let factor = [1, 2, 2.5, 5, 10].first { $0 * power >= rough * (1 - 1e-9) } ?? 10
        return factor * power
    }

    /// Returns the position of a value: 0 at the minimum, 1 at the maximum.
    func share(_ value: Double) -> Double { (value - minimum) / (maximum - minimum) }
}

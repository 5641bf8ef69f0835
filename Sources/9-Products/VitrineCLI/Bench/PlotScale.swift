import Foundation

/// The positions of values along an axis, and the values that are labelled.
struct PlotScale {
    let range: ClosedRange<Double>
    let ticks: [Double]
    private let isLinear: Bool

    init(_ values: [Double], isLinear: Bool) {
        self.isLinear = isLinear
        (range, ticks) = isLinear ? Self.linear(values) : Self.logarithmic(values)
    }

    /// Returns the position of a value, from 0 at the start of the axis to 1 at its end, or `nil` for a value
    /// that has no logarithm.
    func position(of value: Double) -> Double? {
        if isLinear { return (value - range.lowerBound) / (range.upperBound - range.lowerBound) }
        guard value > 0 else { return nil }
        return log(value / range.lowerBound) / log(range.upperBound / range.lowerBound)
    }

    static func label(_ value: Double) -> String {
        value == 0 ? "0" : value.printed("%.6g")
    }

    /// The maximum number of labels; more would overlap.
    private static let labelLimit = 14

    /// Returns 1, 2 and 5 of each decade, from the last one below all values to the first one above, or only
    /// the decades if that would be too many.
    private static func logarithmic(_ values: [Double]) -> (ClosedRange<Double>, [Double]) {
        let positive = values.filter { $0 > 0 && $0.isFinite }
        guard let low = positive.min(), let high = positive.max() else { return (1...10, [1, 10]) }
        for steps in [[1.0, 2, 5], [1.0]] {
            let decades = Int(log10(low).rounded(.down)) - 1...Int(log10(high).rounded(.up)) + 1
            let all = decades.flatMap { decade in steps.map { $0 * power(decade) } }
            let first = all.lastIndex { $0 <= low * 1.0001 } ?? all.startIndex
            let last = max(all.firstIndex { $0 >= high * 0.9999 } ?? all.endIndex - 1, first + 1)
            if last - first < labelLimit || steps.count == 1 {
                return (all[first]...all[last], Array(all[first...last]))
            }
        }
        return (1...10, [1, 10])
    }

    /// Returns a power of ten that is exact where possible, unlike `pow` with a negative exponent.
    private static func power(_ decade: Int) -> Double {
        decade < 0 ? 1 / pow(10, Double(-decade)) : pow(10, Double(decade))
    }

    /// Returns a scale from zero, in the smallest round step that is needed at most eight times.
    private static func linear(_ values: [Double]) -> (ClosedRange<Double>, [Double]) {
        guard let high = values.filter(\.isFinite).max(), high > 0 else { return (0...1, [0, 1]) }
        let decade = power(Int(log10(high / 8).rounded(.down)))
        let step = [1, 2, 5, 10].map { $0 * decade }.first { high / $0 <= 8.0001 } ?? 10 * decade
        let count = Int((high / step * 0.9999).rounded(.up))
        return (0...step * Double(count), (0...count).map { step * Double($0) })
    }
}

/// Sums over pixels; in which order they are taken does not matter.
struct DifferenceTotals: Hashable, Sendable {
    /// Pixels that differ at all.
    var changed = 0
    /// The largest difference of a component, in its own units.
    var largest = 0
    /// The sum of all components' differences.
    var sum = 0
    /// Whether any of those pixels is not opaque in both pictures.
    var isTranslucent = false

    static func += (totals: inout DifferenceTotals, other: DifferenceTotals) {
        totals.changed += other.changed
        totals.largest = max(totals.largest, other.largest)
        totals.sum += other.sum
        totals.isTranslucent = totals.isTranslucent || other.isTranslucent
    }
}

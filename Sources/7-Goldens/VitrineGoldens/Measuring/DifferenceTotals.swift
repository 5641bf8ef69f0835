/// Sums over pixels that do not depend on the order of addition.
struct DifferenceTotals: Hashable, Sendable {
    /// The number of pixels that differ at all.
    var changed = 0
    /// The largest difference of a component, in its own units.
    var largest = 0
    /// The sum of the differences of all components.
    var sum = 0
    /// `true` if any of these pixels is not opaque in both pictures.
    var isTranslucent = false

    static func += (totals: inout DifferenceTotals, other: DifferenceTotals) {
        totals.changed += other.changed
        totals.largest = max(totals.largest, other.largest)
        totals.sum += other.sum
        totals.isTranslucent = totals.isTranslucent || other.isTranslucent
    }
}

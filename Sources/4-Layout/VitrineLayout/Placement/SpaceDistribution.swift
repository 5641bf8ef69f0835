/// The distribution of space along an axis, by SwiftUI's rule for stacks.
///
/// Space is proposed to the least flexible item first, each being proposed an equal share of the remainder.
/// Items of a higher priority come before all items of a lower one, whose minimum lengths are reserved.
struct SpaceDistribution {
    struct Item {
        /// The lengths for a proposal of zero and for an infinite one.
        var minimum: Double
        var maximum: Double
        var priority = 0.0

        var flexibility: Double { maximum == minimum ? 0 : maximum - minimum }
    }

    /// Returns the proposal for each item.
    ///
    /// - Parameter length: A function that returns the length an item takes of an offer.
    static func proposals(
        dividing room: Double, among takers: [Item], length: (_ index: Int, _ offer: Double) -> Double
    ) -> [Double] {
        let order = takers.indices.sorted { a, b in
            let (first, second) = (takers[a], takers[b])
            if first.priority != second.priority { return first.priority > second.priority }
            return first.flexibility != second.flexibility ? first.flexibility < second.flexibility : a < b
        }
        var offers = takers.map { _ in 0.0 }
        var left = room
        var rest = order[...]
        while let first = rest.first {
            let group = rest.prefix { takers[$0].priority == takers[first].priority }
            rest = rest.dropFirst(group.count)
            let reserved = rest.reduce(0) { $0 + takers[$1].minimum }
            for (place, index) in group.enumerated() {
                offers[index] = max((left - reserved) / Double(group.count - place), 0)
                // Infinite space is never used up.
                if left.isFinite { left -= length(index, offers[index]) }
            }
        }
        return offers
    }
}

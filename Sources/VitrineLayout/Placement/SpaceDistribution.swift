/// How room along an axis is shared, by SwiftUI's rule for stacks: it is offered to the least flexible taker
/// first, each being offered an equal share of what is left; takers of a higher priority before all of a lower
/// one, whose least lengths are set aside.
struct SpaceDistribution {
    struct Item {
        /// Lengths for an offer of nothing and for one of everything.
        var minimum: Double
        var maximum: Double
        var priority = 0.0

        var flexibility: Double { maximum == minimum ? 0 : maximum - minimum }
    }

    /// What each taker is offered. `length` answers how much of an offer a taker takes.
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
                // Of infinite room there is always as much left.
                if left.isFinite { left -= length(index, offers[index]) }
            }
        }
        return offers
    }
}

/// How room along an axis is shared, by SwiftUI's rule for stacks: it is offered to the least flexible taker
/// first, each being offered an equal share of what is left; takers of a higher priority before all of a lower
/// one, whose least lengths are set aside.
struct Distribution {
    struct Taker {
        /// Lengths for an offer of nothing and for one of everything.
        var least: Double
        var most: Double
        var priority = 0.0

        var flexibility: Double { most == least ? 0 : most - least }
    }

    /// What each taker is offered. `length` answers how much of an offer a taker takes.
    static func offers(
        of room: Double, to takers: [Taker], length: (_ index: Int, _ offer: Double) -> Double
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
            let reserved = rest.reduce(0) { $0 + takers[$1].least }
            for (place, index) in group.enumerated() {
                offers[index] = max((left - reserved) / Double(group.count - place), 0)
                // Of infinite room there is always as much left.
                if left.isFinite { left -= length(index, offers[index]) }
            }
        }
        return offers
    }
}

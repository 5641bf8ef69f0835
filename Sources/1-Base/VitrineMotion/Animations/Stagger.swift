/// Delays of the elements of a row, one after the other.
package struct Stagger: Hashable, Sendable {
    /// The element that starts first.
    package enum Origin: String, Hashable, Sendable, CaseIterable { case first, last, center, ends }

    /// The time between two neighbours, in seconds.
    package var interval: Double
    /// The element that starts first. Default: the first of the row
    package var origin: Origin

    package init(interval: Double, from origin: Origin = .first) {
        self.interval = interval
        self.origin = origin
    }

    /// Returns the delay of an element, in seconds; 0 or more for an index of the row.
    ///
    /// From the center or the ends inwards, neighbours that are as far from there start together.
    package func delay(of index: Int, in count: Int) -> Double {
        let last = Double(max(count - 1, 0))
        let place = Double(index)
        let rank =
            switch origin {
            case .first: place
            case .last: last - place
            case .center: (place - last / 2).magnitude - (count % 2 == 0 ? 0.5 : 0)
            case .ends: min(place, last - place)
            }
        return interval * rank
    }
}

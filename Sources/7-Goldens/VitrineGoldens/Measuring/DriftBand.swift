/// The largest sum found so far, and its window.
struct DriftBand: Sendable {
    var sum = 0
    var x = 0
    var y = 0

    mutating func note(_ value: Int, x: Int, y: Int) {
        if value > sum { (sum, self.x, self.y) = (value, x, y) }
    }

    mutating func merge(_ other: DriftBand) {
        if other.sum > sum || (other.sum == sum && (other.y, other.x) < (y, x)) { self = other }
    }
}

/// A dictionary that forgets everything when it is full: memory stays bounded, and what is in use is soon
/// there again.
struct Cache<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    private var cost = 0
    private let capacity: Int

    /// `capacity` is the largest sum of costs.
    init(capacity: Int) { self.capacity = capacity }

    subscript(key: Key) -> Value? { values[key] }

    mutating func insert(_ value: Value, for key: Key, cost newCost: Int = 1) {
        if cost + newCost > capacity {
            values.removeAll(keepingCapacity: true)
            cost = 0
        }
        values[key] = value
        cost += newCost
    }
}

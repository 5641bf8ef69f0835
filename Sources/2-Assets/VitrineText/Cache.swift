/// A dictionary that removes all its values when it is full.
///
/// Memory stays bounded, and the values in use are soon cached again.
struct Cache<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    private(set) var cost = 0
    private let capacity: Int

    /// Creates a cache whose values have a total cost of at most `capacity`.
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

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

/// A text compared byte by byte. Strings are equal to Swift where they are canonically equivalent, but
/// their bytes, and so all offsets into them, are not.
struct ExactText: Hashable {
    let text: String

    static func == (a: ExactText, b: ExactText) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

    func hash(into hasher: inout Hasher) {
        hasher.combine(text.utf8.count)
        // Equal texts have equal hashes whatever their form, so Swift's own normalising hash would do too,
        // only slower.
        for byte in text.utf8 { hasher.combine(byte) }
    }

    /// What keeping something about the text may cost, in bytes of text.
    var cost: Int { 64 + text.utf8.count }
}

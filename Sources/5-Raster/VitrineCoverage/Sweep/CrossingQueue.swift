/// The crossings of neighbouring lanes that are known so far, the uppermost first.
struct CrossingQueue {
    /// A height at which the left of two neighbours passes to the right of the other.
    struct Crossing {
        var y: Int
        var left: Int
        var right: Int

        /// A total order, so that the order in which crossings were found does not matter.
        fileprivate func precedes(_ other: Crossing) -> Bool {
            if y != other.y { return y < other.y }
            return left != other.left ? left < other.left : right < other.right
        }
    }

    /// A binary heap.
    private var heap: [Crossing] = []

    mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

    mutating func insert(_ crossing: Crossing) {
        heap.append(crossing)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard crossing.precedes(heap[parent]) else { break }
            heap[child] = heap[parent]
            child = parent
        }
        heap[child] = crossing
    }

    /// Removes and returns the uppermost crossing.
    mutating func popFirst() -> Crossing? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return first }
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
            guard heap[child].precedes(last) else { break }
            heap[parent] = heap[child]
            parent = child
        }
        heap[parent] = last
        return first
    }
}

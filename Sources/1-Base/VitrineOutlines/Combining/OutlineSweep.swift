/// Sweeps edges that meet only at their ends, and keeps those with the region on one side.
///
/// The sweep line is horizontal except for an infinitesimal tilt, so that points at the same height are met
/// from left to right, and a horizontal edge has its lower side on the line's left.
struct OutlineSweep {
    /// Coincident edges, counted as one.
    private struct Bundle {
        var a: GridPoint
        var b: GridPoint
        var edges: Range<Int>
        var isInsideLeft = false
        var isInsideRight = false
    }

    private let edges: [OutlineEdge]
    private let program: AreaProgram
    private var bundles: [Bundle] = []
    /// The winding numbers to the right of each bundle.
    private var windings: [Int32]
    /// The bundles that the line crosses, from left to right.
    private var line: [Int] = []

    /// Creates a sweep over `edges` in any order.
    init(_ edges: [OutlineEdge], _ program: AreaProgram) {
        self.edges = edges.sorted { ($0.a, $0.b, $0.source, $0.ta) < ($1.a, $1.b, $1.source, $1.ta) }
        self.program = program
        windings = []
        var start = 0
        for i in self.edges.indices {
            let isLast = i + 1 == self.edges.count
            if isLast || self.edges[i].a != self.edges[i + 1].a || self.edges[i].b != self.edges[i + 1].b {
                bundles.append(Bundle(a: self.edges[i].a, b: self.edges[i].b, edges: start..<(i + 1)))
                start = i + 1
            }
        }
        windings = [Int32](repeating: 0, count: bundles.count * program.counterCount)
        run()
    }

    /// The bundles between inside and outside, in order.
    var boundary: [BoundaryEdge] {
        bundles.filter { $0.isInsideLeft != $0.isInsideRight }.map { bundle in
            let edge = edges[bundle.edges.lowerBound]
            // The line's left is on the right-hand side when going from `a` to `b`.
            return bundle.isInsideLeft
                ? BoundaryEdge(from: bundle.a, to: bundle.b, source: edge.source, t0: edge.ta, t1: edge.tb)
                : BoundaryEdge(from: bundle.b, to: bundle.a, source: edge.source, t0: edge.tb, t1: edge.ta)
        }
    }

    private mutating func run() {
        let ends = bundles.indices.sorted { bundles[$0].b < bundles[$1].b }
        var (nextStart, nextEnd) = (0, 0)
        var starting: [Int] = []
        while nextEnd < ends.count {
            var at = bundles[ends[nextEnd]].b
            if nextStart < bundles.count { at = min(at, bundles[nextStart].a) }
            var ending = 0
            while nextEnd < ends.count, bundles[ends[nextEnd]].b == at {
                nextEnd += 1
                ending += 1
            }
            starting.removeAll(keepingCapacity: true)
            while nextStart < bundles.count, bundles[nextStart].a == at {
                starting.append(nextStart)
                nextStart += 1
            }
            let place = position(at)
            remove(ending, at, near: place)
            // From left to right; horizontal edges last.
            starting.sort {
                (bundles[$0].b - at).cross(bundles[$1].b - at) < 0
            }
            insert(starting, at: min(place, line.count))
        }
    }

    /// Returns the number of bundles that lie wholly to the left of a point.
    private func position(_ p: GridPoint) -> Int {
        var (low, high) = (0, line.count)
        while low < high {
            let middle = (low + high) / 2
            let bundle = bundles[line[middle]]
            if (bundle.b - bundle.a).cross(p - bundle.a) < 0 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Removes the bundles that end here. They are adjacent, unless some edges still cross.
    private mutating func remove(_ count: Int, _ at: GridPoint, near place: Int) {
        guard count > 0 else { return }
        let range = place..<min(place + count, line.count)
        if range.count == count, range.allSatisfy({ bundles[line[$0]].b == at }) {
            line.removeSubrange(range)
        } else {
            line.removeAll { bundles[$0].b == at }
        }
    }

    private mutating func insert(_ starting: [Int], at place: Int) {
        guard !starting.isEmpty else { return }
        let counters = program.counterCount
        var current = [Int32](repeating: 0, count: counters)
        if place > 0 {
            let left = line[place - 1] * counters
            for i in 0..<counters { current[i] = windings[left + i] }
        }
        var isInside = program.isInside(current)
        for index in starting {
            bundles[index].isInsideLeft = isInside
            for edge in edges[bundles[index].edges] { current[Int(edge.counter)] &+= edge.winding }
            isInside = program.isInside(current)
            bundles[index].isInsideRight = isInside
            for i in 0..<counters { windings[index * counters + i] = current[i] }
        }
        line.insert(contentsOf: starting, at: place)
    }
}

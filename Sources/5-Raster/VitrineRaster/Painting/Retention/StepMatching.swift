/// Pairs the steps of a picture with those of the previous one.
struct StepMatching {
    /// The correspondence of a new step to the old steps.
    enum Match: Hashable {
        /// The same step.
        case same(Int)
        /// A step that stands in its place.
        case changed(Int)
        case new

        var isSame: Bool { if case .same = self { true } else { false } }

        /// The index of the old step; `nil` if there is none.
        var index: Int? {
            switch self {
            case .same(let index), .changed(let index): index
            case .new: nil
            }
        }
    }

    /// The matches of the new steps, in order; the old indices ascend.
    private(set) var matches: [Match] = []
    /// The number of comparisons beyond which steps between the first and the last difference are compared
    /// with near ones alone.
    private static let limit = 60_000
    /// The number of those.
    private static let window = 64

    init(_ old: [RetainedStep], _ new: [RasterPlan.Step]) {
        let shared = min(old.count, new.count)
        var head = 0
        while head < shared, new[head].paintsLike(old[head].step) { head += 1 }
        var tail = 0
        while tail < shared - head,
            new[new.count - 1 - tail].paintsLike(old[old.count - 1 - tail].step)
        { tail += 1 }
        matches = (0..<head).map { .same($0) }
        let (left, right) = (head..<old.count - tail, head..<new.count - tail)
        var (oldIndex, newIndex) = (left.lowerBound, right.lowerBound)
        for (a, b) in Self.common(old, in: left, new, in: right) + [(left.upperBound, right.upperBound)] {
            fill(&oldIndex, upTo: a, &newIndex, upTo: b)
            if b < right.upperBound {
                matches.append(.same(a))
                (oldIndex, newIndex) = (a + 1, b + 1)
            }
        }
        matches += (0..<tail).map { .same(old.count - tail + $0) }
    }

    /// Pairs the steps of a gap, as far as there are as many of both.
    private mutating func fill(
        _ oldIndex: inout Int, upTo oldEnd: Int, _ newIndex: inout Int, upTo newEnd: Int
    ) {
        while newIndex < newEnd {
            matches.append(oldIndex < oldEnd ? .changed(oldIndex) : .new)
            oldIndex += 1
            newIndex += 1
        }
    }

    /// Returns the longest common subsequence, as indices of both.
    private static func common(
        _ old: [RetainedStep], in left: Range<Int>, _ new: [RasterPlan.Step], in right: Range<Int>
    ) -> [(Int, Int)] {
        if left.isEmpty || right.isEmpty { return [] }
        if left.count * right.count > limit { return near(old, in: left, new, in: right) }
        let width = right.count + 1
        var lengths = [Int32](repeating: 0, count: (left.count + 1) * width)
        var same = [Bool](repeating: false, count: left.count * right.count)
        for i in (0..<left.count).reversed() {
            for j in (0..<right.count).reversed() {
                let isSame = new[right.lowerBound + j].paintsLike(old[left.lowerBound + i].step)
                same[i * right.count + j] = isSame
                lengths[i * width + j] =
                    isSame
                    ? lengths[(i + 1) * width + j + 1] + 1
                    : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (i, j) = (0, 0)
        while i < left.count, j < right.count {
            if same[i * right.count + j] {
                pairs.append((left.lowerBound + i, right.lowerBound + j))
                (i, j) = (i + 1, j + 1)
            } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }

    /// Returns pairs of steps that stand near to each other.
    private static func near(
        _ old: [RetainedStep], in left: Range<Int>, _ new: [RasterPlan.Step], in right: Range<Int>
    ) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var start = left.lowerBound
        for index in right {
            let end = min(start + window, left.upperBound)
            guard let match = (start..<end).first(where: { new[index].paintsLike(old[$0].step) })
            else { continue }
            pairs.append((match, index))
            start = match + 1
        }
        return pairs
    }
}

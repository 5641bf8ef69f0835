/// The way of a value through its numbers, whenever it passes which.
struct FilmPath {
    /// What differs between two ways.
    package enum Difference: String, Hashable, Sendable, Codable, CaseIterable {
        /// The same numbers are passed in the same order, at other times.
        case timing
        /// Other numbers are passed.
        case path
    }

    /// The points of the way, one for each frame.
    private let points: [[Double]]
    /// The length of the way up to each point.
    private let lengths: [Double]

    /// Creates the way of some curves.
    ///
    /// - Parameters:
    ///   - curves: The numbers in each frame, one curve for each.
    ///   - extents: The factors by which numbers are comparable with each other.
    private init(_ curves: [[Double]], _ extents: [Double]) {
        let count = curves.map(\.count).min() ?? 0
        let points = (0..<count).map { frame in zip(curves, extents).map { $0[frame] / $1 } }
        self.points = points
        var length = 0.0
        lengths = points.indices.map { index in
            if index > 0 { length += Self.distance(points[index - 1], points[index]) }
            return length
        }
    }

    /// The largest distance between the same way at other times, as a part of its extent: what lies between
    /// two frames is not known.
    private static let tolerance = 0.01

    /// Returns what differs between the curves of a property, or `nil` if nothing does.
    static func difference(_ old: [[Double]], _ new: [[Double]]) -> Difference? {
        if old == new { return nil }
        guard old.count == new.count else { return .path }
        // Beyond its end a curve stays where it is.
        let extents = zip(old, new).map { old, new in
            let all = old + new
            return max((all.max() ?? 0) - (all.min() ?? 0), 1e-9)
        }
        let (one, other) = (FilmPath(old, extents), FilmPath(new, extents))
        guard let end = one.lengths.last, let otherEnd = other.lengths.last else { return .path }
        let isSame =
            one.follows(other, scale: end > 0 ? otherEnd / end : 1)
            && other.follows(one, scale: otherEnd > 0 ? end / otherEnd : 1)
        return isSame ? .timing : .path
    }

    /// Returns `true` if each point lies where another way is as far along.
    private func follows(_ other: FilmPath, scale: Double) -> Bool {
        points.indices.allSatisfy { index in
            Self.distance(points[index], other.point(at: lengths[index] * scale)) <= Self.tolerance
        }
    }

    private func point(at length: Double) -> [Double] {
        var (low, high) = (0, lengths.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if lengths[middle] < length { low = middle + 1 } else { high = middle }
        }
        guard low > 0, lengths[low] > lengths[low - 1] else { return points[low] }
        let share = min(max((length - lengths[low - 1]) / (lengths[low] - lengths[low - 1]), 0), 1)
        return zip(points[low - 1], points[low]).map { $0 + ($1 - $0) * share }
    }

    private static func distance(_ one: [Double], _ other: [Double]) -> Double {
        zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}

import VitrineGeometry

/// The boxes of edges, of which only those that overlap can cross.
///
/// Nearly all edges of a symbol cross none but their neighbours, while those of a scribble may all cross one
/// another; the number of edges alone does not tell which.
struct EdgeBoxes {
    fileprivate struct Box {
        let (minX, minY, maxX, maxY): (Double, Double, Double, Double)
        var edges: Double
        /// The distance between the ends of what they follow.
        let length: Double
        let line: Line?
        let index: Int
        /// `true` if the edges begin where those of the box before end.
        let follows: Bool

        func isNeighbour(of other: Box) -> Bool {
            index == other.index + 1 && follows || other.index == index + 1 && other.follows
        }
    }

    /// The way that edges follow: a line, or the chord of a curve.
    struct Line {
        let (start, end): (Point, Point)
        /// `true` if the edges are the two sides of a stroke.
        let isStroke: Bool

        func crosses(_ other: Line) -> Bool {
            side(other.start) * side(other.end) < 0 && other.side(start) * other.side(end) < 0
        }

        /// A number that is positive on one side of the line, and negative on the other.
        private func side(_ point: Point) -> Double {
            (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
        }
    }

    /// The shares of pairs that come near each other where boxes overlap and lines do not cross, and of those
    /// that cross: such that symbols take what is estimated.
    fileprivate static let (nearShare, crossingShare) = (0.02, 0.05)
    /// The number of comparisons after which the rest is taken to be like what was seen.
    private static let sampleSize = 50_000.0

    private var boxes: [Box] = []
    /// The number of crossings within boxes.
    private var own = 0.0

    /// Adds edges within one box.
    ///
    /// - Parameters:
    ///   - first: The beginning of the line that they follow.
    ///   - last: The end of that line.
    ///   - reach: The largest distance of an edge from the line.
    ///   - edges: The number of edges.
    ///   - line: The way that they follow. Default: `nil`, for several or none.
    ///   - own: The number of their crossings with one another. Default: 0.
    ///   - follows: `true` if they begin where the edges of the box before end. Default: `false`.
    mutating func add(
        from first: Point, to last: Point, reach: Double, edges: Double, line: Line? = nil, own: Double = 0,
        follows: Bool = false
    ) {
        self.own += own
        boxes.append(
            Box(
                minX: min(first.x, last.x) - reach, minY: min(first.y, last.y) - reach,
                maxX: max(first.x, last.x) + reach, maxY: max(first.y, last.y) + reach, edges: edges,
                length: (last - first).length, line: line, index: boxes.count, follows: follows))
    }

    /// The number of boxes so far.
    var count: Int { boxes.count }

    /// Adds the ends of dashes, which lie along what the edges of some boxes follow.
    ///
    /// - Parameters:
    ///   - ends: The number of their edges.
    ///   - own: The number of crossings of dashes with the next.
    ///   - first: The first of the boxes, which reach to the last one.
    mutating func addDashes(ends: Double, own: Double, from first: Int) {
        self.own += own
        let length = boxes[first...].reduce(0) { $0 + $1.length }
        guard length > 0 else { return }
        for index in first..<boxes.count { boxes[index].edges += ends * boxes[index].length / length }
    }

    /// The numbers of crossings and of pairs that at least come near each other, both estimated, and that of
    /// the comparisons it took.
    struct Meetings { var (crossings, near, comparisons) = (0.0, 0.0, 0.0) }

    /// Returns how often edges cross and come near each other.
    ///
    /// Edges of one box, and of boxes that follow each other, meet without crossing.
    ///
    /// - Parameter limit: The number of crossings at which the count may end.
    func meetings(upTo limit: Double) -> Meetings {
        var found = Meetings()
        if boxes.count < 2 {
            found.crossings = min(own, limit)
            found.near = found.crossings
            return found
        }
        let sorted = boxes.sorted { $0.minY < $1.minY }
        let step = Self.step(through: sorted.count)
        // In an order that mixes them, since what is seen stands for the rest in the end.
        for turn in sorted.indices {
            let index = turn * step % sorted.count
            let box = sorted[index]
            for other in sorted[(index + 1)...] {
                if other.minY > box.maxY { break }
                found.comparisons += 1
                if other.minX <= box.maxX, box.minX <= other.maxX, !box.isNeighbour(of: other) {
                    found.add(box, other)
                }
            }
            if found.crossings + own >= limit { break }
            if found.comparisons >= Self.sampleSize {
                let factor = Double(sorted.count) / Double(turn + 1)
                found.crossings *= factor
                found.near *= factor
                break
            }
        }
        found.crossings = min(found.crossings + own, limit)
        found.near = max(found.near, found.crossings)
        return found
    }

    /// Returns a step that comes by each of a number of indices once, near the golden section of the number.
    private static func step(through count: Int) -> Int {
        func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
        let golden = max(count * 618 / 1000, 1)
        return (golden..<golden + max(count, 1)).first { divisor($0, count) == 1 } ?? 1
    }
}

extension EdgeBoxes.Meetings {
    /// Adds the edges of two boxes that overlap.
    fileprivate mutating func add(_ box: EdgeBoxes.Box, _ other: EdgeBoxes.Box) {
        let all = box.edges * other.edges
        near += all * EdgeBoxes.nearShare
        let some = all * EdgeBoxes.nearShare * EdgeBoxes.crossingShare
        guard let line = box.line, let second = other.line else {
            crossings += some
            return
        }
        // Each side of a stroke crosses each side of another, however many chords a curve has.
        let once = min((line.isStroke ? 2 : 1) * (second.isStroke ? 2 : 1), max(all, 1))
        if line.crosses(second) {
            crossings += once
            near += once
        } else {
            crossings += min(some, once)
        }
    }
}

import VitrineGeometry

/// The boxes of edges, of which only those that overlap can cross.
///
/// Nearly all edges of a symbol cross none but their neighbours, while those of a scribble may all cross one
/// another; the number of edges alone does not tell which.
struct EdgeBoxes {
    private struct Box {
        let (minX, minY, maxX, maxY): (Double, Double, Double, Double)
        let edges: Double
        let index: Int
        /// `true` if the edges begin where those of the box before end.
        let follows: Bool

        func isNeighbour(of other: Box) -> Bool {
            index == other.index + 1 && follows || other.index == index + 1 && other.follows
        }
    }

    /// The share of pairs that cross where a box holds several edges, such as a bend or both sides of a line:
    /// most only come near each other.
    private static let crossingShare = 0.1

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
    ///   - own: The number of their crossings with one another. Default: 0.
    ///   - follows: `true` if they begin where the edges of the box before end. Default: `false`.
    mutating func add(
        from first: Point, to last: Point, reach: Double, edges: Double, own: Double = 0,
        follows: Bool = false
    ) {
        self.own += own
        boxes.append(
            Box(
                minX: min(first.x, last.x) - reach, minY: min(first.y, last.y) - reach,
                maxX: max(first.x, last.x) + reach, maxY: max(first.y, last.y) + reach, edges: edges,
                index: boxes.count, follows: follows))
    }

    /// Returns the number of pairs of edges whose boxes overlap, and that of the comparisons it took.
    ///
    /// Edges of one box, and of boxes that follow each other, meet without crossing.
    ///
    /// - Parameter limit: The number of pairs at which the count may end. It ends at as many comparisons,
    ///   too, and returns the limit for the pairs then.
    func overlaps(upTo limit: Double) -> (pairs: Double, comparisons: Double) {
        let sorted = boxes.sorted { $0.minY < $1.minY }
        var (pairs, comparisons) = (own, 0.0)
        for (index, box) in sorted.enumerated() {
            for other in sorted[(index + 1)...] {
                if other.minY > box.maxY { break }
                comparisons += 1
                if other.minX <= box.maxX, box.minX <= other.maxX, !box.isNeighbour(of: other) {
                    let all = box.edges * other.edges
                    pairs += all > 1 ? max(all * Self.crossingShare, 1) : all
                }
            }
            if pairs >= limit || comparisons >= limit { return (limit, comparisons) }
        }
        return (min(pairs, limit), comparisons)
    }
}

import VitrineGeometry

/// The boxes of edges, of which only those that overlap can cross.
///
/// Nearly all edges of a symbol cross none but their neighbours, while those of a scribble may all cross one
/// another; the number of edges alone does not tell which.
struct EdgeBoxes {
    private struct Box {
        let (minX, minY, maxX, maxY): (Double, Double, Double, Double)
        let edges: Double
    }

    private var boxes: [Box] = []

    /// Adds edges within one box.
    ///
    /// - Parameters:
    ///   - first: The beginning of the line that they follow.
    ///   - last: The end of that line.
    ///   - reach: The largest distance of an edge from the line.
    ///   - edges: The number of edges.
    mutating func add(from first: Point, to last: Point, reach: Double, edges: Double) {
        boxes.append(
            Box(
                minX: min(first.x, last.x) - reach, minY: min(first.y, last.y) - reach,
                maxX: max(first.x, last.x) + reach, maxY: max(first.y, last.y) + reach, edges: edges))
    }

    /// Returns the number of pairs of edges whose boxes overlap, and that of the comparisons it took.
    ///
    /// - Parameter limit: The number of pairs at which the count may end. It ends at as many comparisons,
    ///   too, and returns the limit for the pairs then.
    func overlaps(upTo limit: Double) -> (pairs: Double, comparisons: Double) {
        let sorted = boxes.sorted { $0.minY < $1.minY }
        var (pairs, comparisons) = (0.0, 0.0)
        for (index, box) in sorted.enumerated() {
            pairs += box.edges * box.edges / 2
            for other in sorted[(index + 1)...] {
                if other.minY > box.maxY { break }
                comparisons += 1
                if other.minX <= box.maxX, box.minX <= other.maxX { pairs += box.edges * other.edges }
            }
            if pairs >= limit || comparisons >= limit { return (limit, comparisons) }
        }
        return (pairs, comparisons)
    }
}

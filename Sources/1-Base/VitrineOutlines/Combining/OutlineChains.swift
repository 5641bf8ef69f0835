import VitrineGeometry

/// Links the edges of an outline into contours and restores their curves.
struct OutlineChains {
    /// A run of edges along one source curve.
    private struct Piece {
        var from: GridPoint
        var to: GridPoint
        var source: Int32
        var t0: Double
        var t1: Double
    }

    private let edges: [BoundaryEdge]
    private let collector: OutlineCollector
    private let grid: OutlineGrid
    private let tolerance: Double
    private let corners: [GridPoint: Point]

    init(_ edges: [BoundaryEdge], _ collector: OutlineCollector, _ grid: OutlineGrid, tolerance: Double) {
        self.edges = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        self.collector = collector
        self.grid = grid
        self.tolerance = tolerance
        corners = collector.corners(on: grid)
    }

    func path() -> Path {
        var path = Path()
        var isUsed = [Bool](repeating: false, count: edges.count)
        var contours: [[Piece]] = []
        for start in edges.indices where !isUsed[start] {
            var contour: [Int] = []
            var index: Int? = start
            while let edge = index {
                contour.append(edge)
                // The first edge stays free until the path returns to it.
                if edge != start { isUsed[edge] = true }
                index = next(after: edges[edge], isUsed)
                if index == start { break }
            }
            isUsed[start] = true
            if !isSliver(contour) { contours.append(pieces(contour)) }
        }
        // In the order of the operands' paths.
        contours.sort { ($0[0].source, $0[0].t0, $0[0].from) < ($1[0].source, $1[0].t0, $1[0].from) }
        for contour in contours { emit(contour, to: &path) }
        return path
    }

    /// Returns the edge that bounds the same part of the region as `edge`: the first one found when turning
    /// from the direction in which the edge arrived through the region. Contours that touch thus stay apart.
    private func next(after edge: BoundaryEdge, _ isUsed: [Bool]) -> Int? {
        var (low, high) = (0, edges.count)
        while low < high {
            let middle = (low + high) / 2
            if edges[middle].from < edge.to { low = middle + 1 } else { high = middle }
        }
        let back = edge.from - edge.to
        /// Returns the half turn from `back`, anticlockwise on screen, that contains a direction.
        func half(_ d: GridPoint) -> Int {
            let cross = back.cross(d)
            return cross < 0 || (cross == 0 && back.dot(d) > 0) ? 0 : 1
        }
        var best: Int?
        while low < edges.count, edges[low].from == edge.to {
            defer { low += 1 }
            guard !isUsed[low] else { continue }
            guard let current = best else {
                best = low
                continue
            }
            let (d, e) = (edges[low].to - edge.to, edges[current].to - edge.to)
            let (first, second) = (half(d), half(e))
            if first != second ? first < second : e.cross(d) > 0 { best = low }
        }
        return best
    }

    /// Returns `true` if a contour is too thin to be more than the noise of chords along the same curve.
    private func isSliver(_ contour: [Int]) -> Bool {
        guard let first = contour.first else { return true }
        let origin = edges[first].from
        var area = 0.0
        var length = 0.0
        for index in contour {
            let (p, q) = (edges[index].from - origin, edges[index].to - origin)
            area += Double(p.cross(q)) / 2
            length += Double((q - p).dot(q - p)).squareRoot()
        }
        return 2 * abs(area) * grid.step <= 2 * tolerance * length
    }

    /// Returns the contour as runs along the sources, starting with the first corner of the first source.
    private func pieces(_ contour: [Int]) -> [Piece] {
        func follows(_ a: BoundaryEdge, _ b: BoundaryEdge) -> Bool {
            a.source == b.source && a.t1 == b.t0 && (a.t1 > a.t0) == (b.t1 > b.t0)
        }
        let breaks = contour.indices.filter { i in
            !follows(edges[contour[i == 0 ? contour.count - 1 : i - 1]], edges[contour[i]])
        }
        let first =
            breaks.min { i, k in
                let (a, b) = (edges[contour[i]], edges[contour[k]])
                return (a.source, a.t0) < (b.source, b.t0)
            } ?? 0
        var result: [Piece] = []
        for i in 0..<contour.count {
            let edge = edges[contour[(first + i) % contour.count]]
            if i > 0, follows(edges[contour[(first + i - 1) % contour.count]], edge) {
                result[result.count - 1].to = edge.to
                result[result.count - 1].t1 = edge.t1
            } else {
                result.append(
                    Piece(from: edge.from, to: edge.to, source: edge.source, t0: edge.t0, t1: edge.t1))
            }
        }
        return result
    }

    private func place(_ p: GridPoint) -> Point { corners[p] ?? grid.point(p) }

    /// Adds a contour. Pieces shorter than twice the tolerance are left out: their directions are noise,
    /// which joins of a stroke would show.
    private func emit(_ contour: [Piece], to path: inout Path) {
        let start = place(contour[0].from)
        var isStarted = false
        var current = start
        for (index, piece) in contour.enumerated() {
            let end = place(piece.to)
            let source = collector.sources[Int(piece.source)]
            let isLast = index == contour.count - 1
            if source.isLine {
                guard (end - current).length > 2 * tolerance else { continue }
                if !isStarted { path.move(to: start) }
                isStarted = true
                if !isLast || end != start { path.line(to: end) }
            } else {
                let reversed = piece.t0 > piece.t1
                var part = source.curve.part(min(piece.t0, piece.t1), max(piece.t0, piece.t1))
                if reversed { part = CubicSegment(part.p3, part.p2, part.p1, part.p0) }
                let reach = max(
                    (part.p1 - current).length, (part.p2 - current).length, (end - current).length)
                guard reach > 2 * tolerance else { continue }
                if !isStarted { path.move(to: start) }
                isStarted = true
                // The ends have moved to the grid, or to the end of an omitted piece; the curve moves along.
                path.cubic(part.p1 + (current - part.p0), part.p2 + (end - part.p3), to: end)
            }
            current = end
        }
        if isStarted { path.close() }
    }
}

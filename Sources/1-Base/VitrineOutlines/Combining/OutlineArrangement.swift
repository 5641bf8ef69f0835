/// Edges that are cut against each other until they meet only at their ends.
///
/// Crossings are rounded to the grid, and an end that lies within two steps of another edge is moved onto it:
/// edges that coincide up to rounding thus become the same edge, and leave no slits between them. Each
/// rounding bends the edge a little, so the pieces are compared again. This is iterated snap rounding (Guibas
/// and Marimont 1998; Halperin and Packer 2002).
struct OutlineArrangement {
    /// The distance from an edge within which an end counts as lying on it, in grid steps.
    private static let reach = 2
    private static let maxRounds = 32
    /// The largest numbers of edges and of comparisons, which only malicious data exceeds: edges that are
    /// then uncut stay so.
    private static let maxEdges = 1 << 17
    private static let maxComparisons = 1 << 23

    private struct Cut {
        var edge: Int
        var at: GridPoint
    }

    private(set) var edges: [OutlineEdge] = []
    private var cuts: [Cut] = []
    private var comparisons = 0

    mutating func add(_ edge: OutlineEdge) {
        if edge.a != edge.b { edges.append(edge) }
    }

    /// Cuts all edges; returns `false` if some still cross in the end, so that a coarser grid may help.
    mutating func cutAll() -> Bool {
        for _ in 0..<Self.maxRounds {
            findCuts()
            if cuts.isEmpty || isExhausted { return true }
            applyCuts()
        }
        return false
    }

    private var isExhausted: Bool {
        edges.count + cuts.count > Self.maxEdges || comparisons > Self.maxComparisons
    }

    /// Compares all edges whose boxes touch, except for pairs that have already been compared.
    private mutating func findCuts() {
        cuts.removeAll(keepingCapacity: true)
        edges.sort { ($0.a, $0.b) < ($1.a, $1.b) }
        var open: (old: [Int], new: [Int]) = ([], [])
        func meet(_ self: inout OutlineArrangement, _ index: Int, _ others: inout [Int]) {
            let edge = self.edges[index]
            let (minX, maxX) = (min(edge.a.x, edge.b.x) - Self.reach, max(edge.a.x, edge.b.x) + Self.reach)
            var kept = 0
            self.comparisons += others.count
            for k in 0..<others.count {
                let other = self.edges[others[k]]
                guard other.b.y >= edge.a.y - Self.reach else { continue }
                others[kept] = others[k]
                kept += 1
                if min(other.a.x, other.b.x) <= maxX && max(other.a.x, other.b.x) >= minX {
                    self.compare(others[kept - 1], index)
                }
            }
            others.removeLast(others.count - kept)
        }
        for index in edges.indices {
            meet(&self, index, &open.new)
            if edges[index].isNew {
                meet(&self, index, &open.old)
                open.new.append(index)
            } else {
                open.old.append(index)
            }
            if isExhausted { return }
        }
        for index in edges.indices { edges[index].isNew = false }
    }

    private mutating func compare(_ i: Int, _ k: Int) {
        let (e, f) = (edges[i], edges[k])
        if e.a == f.a && e.b == f.b { return }
        let (d, g) = (e.b - e.a, f.b - f.a)
        let (ofA, ofB) = (d.cross(f.a - e.a), d.cross(f.b - e.a))
        let (ofEA, ofEB) = (g.cross(e.a - f.a), g.cross(e.b - f.a))
        var isCut = false
        func touch(_ self: inout OutlineArrangement, _ edge: Int, _ p: GridPoint, _ cross: Int) {
            guard self.isOn(edge, p, cross) else { return }
            self.cuts.append(Cut(edge: edge, at: p))
            isCut = true
        }
        touch(&self, i, f.a, ofA)
        touch(&self, i, f.b, ofB)
        touch(&self, k, e.a, ofEA)
        touch(&self, k, e.b, ofEB)
        guard !isCut, ofA != 0, ofB != 0, ofEA != 0, ofEB != 0, (ofA < 0) != (ofB < 0),
            (ofEA < 0) != (ofEB < 0)
        else { return }
        let t = Double(ofA) / (Double(ofA) - Double(ofB))
        let p = GridPoint(
            x: f.a.x + Int((Double(g.x) * t).rounded()), y: f.a.y + Int((Double(g.y) * t).rounded()))
        if p != e.a && p != e.b { cuts.append(Cut(edge: i, at: p)) }
        if p != f.a && p != f.b { cuts.append(Cut(edge: k, at: p)) }
    }

    /// Returns `true` if a point lies on an edge, away from its ends.
    ///
    /// - Parameter cross: The distance from the edge's line times the edge's length.
    private func isOn(_ edge: Int, _ p: GridPoint, _ cross: Int) -> Bool {
        let e = edges[edge]
        guard p != e.a && p != e.b else { return false }
        let d = e.b - e.a
        let square = d.dot(d)
        let reach = Double(Self.reach * Self.reach) * Double(square)
        guard Double(cross) * Double(cross) <= reach else { return false }
        let along = d.dot(p - e.a)
        guard along > 0 && along < square else { return false }
        // Away from the ends by twice the distance from the line, so that both pieces are shorter than the
        // edge and the cuts terminate. Without this, clusters of ends a few steps apart would create edges
        // forever.
        let room = Double(min(along, square - along))
        return room * room >= 4 * Double(cross) * Double(cross)
    }

    private mutating func applyCuts() {
        func along(_ cut: Cut) -> Int {
            (edges[cut.edge].b - edges[cut.edge].a).dot(cut.at - edges[cut.edge].a)
        }
        let places = cuts.map { (edge: $0.edge, along: along($0), at: $0.at) }
            .sorted { ($0.edge, $0.along, $0.at) < ($1.edge, $1.along, $1.at) }
        var pieces: [OutlineEdge] = []
        var next = 0
        while next < places.count {
            let index = places[next].edge
            let edge = edges[index]
            let square = Double((edge.b - edge.a).dot(edge.b - edge.a))
            var last = (at: edge.a, t: edge.ta)
            var isFirst = true
            func append(_ end: (at: GridPoint, t: Double), _ self: inout OutlineArrangement) {
                guard end.at != last.at else { return }
                let piece = edge.piece(last, end)
                if isFirst { self.edges[index] = piece } else { pieces.append(piece) }
                (isFirst, last) = (false, end)
            }
            while next < places.count, places[next].edge == index {
                let share = min(max(Double(places[next].along) / square, 0), 1)
                append((places[next].at, edge.ta + (edge.tb - edge.ta) * share), &self)
                next += 1
            }
            append((edge.b, edge.tb), &self)
        }
        edges += pieces
    }
}

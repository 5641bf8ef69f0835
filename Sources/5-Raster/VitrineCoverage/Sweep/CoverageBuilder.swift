import VitrineGeometry
import VitrineOutlines
import VitrinePixels

/// Turns the edges of a region into rows of runs.
struct CoverageBuilder {
    /// An edge that extends into the current row, and its x coordinate at the top of the row.
    private struct Active {
        var edge: Int32
        var cluster: Int32
        var x: Int
    }

    let collector: EdgeCollector
    private let program: AreaProgram
    let clusters: ContourClusters
    /// For each contour, the factor from its edges' windings to their signed areas; 0 if they have to be
    /// swept, or do not count.
    let signs: [Int]
    /// The part of the clip that the region can reach, in pixels.
    let area: PixelRect

    init(_ collector: EdgeCollector, _ program: AreaProgram) {
        self.collector = collector
        self.program = program
        let contours = collector.contours
        let clusters = ContourClusters(contours, program)
        self.clusters = clusters
        var signs: [Int] = []
        signs.reserveCapacity(contours.count)
        for (contour, cluster) in zip(contours, clusters.ofContour) {
            signs.append(clusters.kinds[Int(cluster)] == .direct ? Int(contour.direct) : 0)
        }
        self.signs = signs
        var box = PixelRect(x0: .max, y0: .max, x1: .min, y1: .min)
        for contour in contours {
            box.x0 = min(box.x0, contour.minX >> 16)
            box.y0 = min(box.y0, contour.minY >> 16)
            box.x1 = max(box.x1, (contour.maxX + Fixed.one - 1) >> 16)
            box.y1 = max(box.y1, (contour.maxY + Fixed.one - 1) >> 16)
        }
        let clip = collector.clip
        area =
            contours.isEmpty
            ? PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)
            : box.intersection(
                PixelRect(x0: clip.minX >> 16, y0: clip.minY >> 16, x1: clip.maxX >> 16, y1: clip.maxY >> 16))
    }

    var contours: [Contour] { collector.contours }

    func build() -> CoverageRows {
        guard !area.isEmpty else { return CoverageRows(firstRow: area.y0) }
        let isSwept = clusters.kinds.contains(.swept)
        guard isPlane else {
            if !isSwept { return buildSparse() }
            return RowAccumulator(width: area.width).withRows { buildSwept($0) }
        }
        return RowAccumulator(width: area.width, rows: area.height).withRows { rows in
            addDirectEdges(to: rows)
            return isSwept ? buildSwept(onlySwept: true, rows) : build(rows)
        }
    }

    /// Returns the rows if some clusters need sweeping.
    ///
    /// - Parameters:
    ///   - onlySwept: `true` if the edges of the other clusters are in the cells. Default: `false`.
    ///   - plane: The cells of all rows, or of one.
    func buildSwept(onlySwept: Bool = false, _ plane: CellPlane) -> CoverageRows {
        var rows = CoverageRows(firstRow: area.y0)
        let edges = collector.edges {
            !onlySwept || clusters.kinds[Int(clusters.ofContour[$0])] == .swept
        }
        let (order, starts) = bucketsByRow(edges)
        var sweep = RowSweep(program: program, originX: area.x0 << 16)
        var active: [Active] = []
        var merged: [Active] = []
        var pieces: [EdgePiece] = []
        var repeatable = false
        for row in area.y0..<area.y1 {
            let (top, bottom) = (row << 16, (row + 1) << 16)
            let arrivals = order[starts[row - area.y0]..<starts[row - area.y0 + 1]]
            if arrivals.isEmpty {
                // Vertical edges that neither start nor end: the row equals the previous one.
                let isPlain = active.allSatisfy {
                    let edge = edges[Int($0.edge)]
                    return edge.x0 == edge.x1 && edge.y1 >= bottom
                }
                if !onlySwept && isPlain && (repeatable || active.isEmpty) {
                    if active.isEmpty { rows.endRow() } else { rows.repeatRow() }
                    // An edge that ends here would count in the next row with a height of zero.
                    let count = active.count
                    active.removeAll { edges[Int($0.edge)].y1 == bottom }
                    repeatable = active.count == count
                    continue
                }
                repeatable = isPlain
            } else {
                repeatable = false
                merge(active, arrivals, top, of: edges, into: &merged)
                swap(&active, &merged)
            }
            let count = active.count
            cut(&active, top..<bottom, of: edges, into: &pieces)
            // Edges that end at the bottom of this row are missing from the next one.
            if active.count < count { repeatable = false }
            let cells = plane[row - area.y0]
            addRow(&pieces, of: edges, with: &sweep, at: top, to: cells)
            cells.emit(into: &rows, x0: area.x0)
            rows.endRow()
        }
        return rows
    }

    /// Returns the row of the area in which an edge starts.
    func row(_ edge: GridEdge) -> Int { max(edge.y0 >> Fixed.bits, area.y0) - area.y0 }

    /// Returns the indices of edges, ordered by their first row and within a row by cluster, and the start of
    /// each row.
    private func bucketsByRow(_ edges: [GridEdge]) -> (order: [Int32], starts: [Int]) {
        // Two stable counting sorts, by the minor key first.
        var clusterStarts = [Int](repeating: 0, count: clusters.kinds.count + 1)
        var starts = [Int](repeating: 0, count: area.height + 1)
        for edge in edges {
            clusterStarts[Int(clusters.ofContour[Int(edge.contour)]) + 1] += 1
            starts[row(edge) + 1] += 1
        }
        for i in 1..<clusterStarts.count { clusterStarts[i] += clusterStarts[i - 1] }
        for i in 1..<starts.count { starts[i] += starts[i - 1] }
        var byCluster = [Int32](repeating: 0, count: starts[area.height])
        for (i, edge) in edges.enumerated() {
            let cluster = Int(clusters.ofContour[Int(edge.contour)])
            byCluster[clusterStarts[cluster]] = Int32(i)
            clusterStarts[cluster] += 1
        }
        var next = starts
        var order = byCluster
        for i in byCluster {
            let r = row(edges[Int(i)])
            order[next[r]] = i
            next[r] += 1
        }
        return (order, starts)
    }

    /// Merges the edges that start in a row with those from above, both ordered by cluster.
    private func merge(
        _ active: [Active], _ arrivals: ArraySlice<Int32>, _ top: Int, of edges: [GridEdge],
        into merged: inout [Active]
    ) {
        merged.removeAll(keepingCapacity: true)
        var i = 0
        for arrival in arrivals {
            let edge = edges[Int(arrival)]
            let cluster = clusters.ofContour[Int(edge.contour)]
            while i < active.count, active[i].cluster <= cluster {
                merged.append(active[i])
                i += 1
            }
            merged.append(
                Active(edge: arrival, cluster: cluster, x: edge.x(enteringAt: top)))
        }
        while i < active.count {
            merged.append(active[i])
            i += 1
        }
    }

    /// Cuts the active edges at the ends of the row, and removes those that end in it.
    private func cut(
        _ active: inout [Active], _ row: Range<Int>, of edges: [GridEdge], into pieces: inout [EdgePiece]
    ) {
        pieces.removeAll(keepingCapacity: true)
        var kept = 0
        for i in 0..<active.count {
            let item = active[i]
            let edge = edges[Int(item.edge)]
            let end = min(edge.y1, row.upperBound)
            let x = edge.x(at: end)
            pieces.append(
                EdgePiece(
                    y0: max(edge.y0, row.lowerBound), y1: end, x0: item.x, x1: x, edge: item.edge,
                    winding: edge.winding,
                    counter: contours[Int(edge.contour)].counter, cluster: item.cluster))
            if edge.y1 > row.upperBound {
                active[kept] = Active(edge: item.edge, cluster: item.cluster, x: x)
                kept += 1
            }
        }
        active.removeLast(active.count - kept)
    }

    /// Adds the pieces cluster by cluster.
    private func addRow(
        _ pieces: inout [EdgePiece], of edges: [GridEdge], with sweep: inout RowSweep, at top: Int,
        to cells: RowCells
    ) {
        var start = 0
        while start < pieces.count {
            let cluster = pieces[start].cluster
            var end = start + 1
            while end < pieces.count, pieces[end].cluster == cluster { end += 1 }
            switch clusters.kinds[Int(cluster)] {
            case .empty: break
            case .swept: sweep.sweep(&pieces, start..<end, edges, rowTop: top, into: cells)
            case .direct:
                let origin = area.x0 << 16
                for piece in pieces[start..<end] {
                    cells.add(
                        piece.x0 - origin, piece.y0 - top, piece.x1 - origin, piece.y1 - top,
                        sign: Int(piece.winding) &* signs[Int(edges[Int(piece.edge)].contour)])
                }
            }
            start = end
        }
    }
}

extension CoverageBuilder {
    /// The largest number of cells of all rows together, 16 bytes each.
    private static let maxCells = 1 << 19
    /// With more cells per edge than this, most rows are empty or like the one before: shapes, whose rows
    /// take less time one by one.
    private static let cellsPerEdge = 128
    /// The same where the cells have to be cleared first.
    private static let clearedCellsPerEdge = 32

    /// Indicates whether edges without crossings are added to all rows at once, which takes a cell for each
    /// pixel but no order of edges: text.
    ///
    /// Other edges are still added row by row; cluster by cluster took just as long.
    var isPlane: Bool {
        let cells = area.width.multipliedReportingOverflow(by: area.height)
        let isKept = cells.partialValue <= CellMemory.keptCells
        let perEdge = isKept ? Self.cellsPerEdge : Self.clearedCellsPerEdge
        return !cells.overflow && cells.partialValue <= min(Self.maxCells, collector.edgeCount &* perEdge)
            && signs.contains { $0 != 0 }
    }

    /// Adds the edges without crossings that count, cut at the ends of rows as everywhere.
    ///
    /// - Parameter plane: The cells of all rows.
    func addDirectEdges(to plane: CellPlane) {
        let origin = GridPoint(x: area.x0 << Fixed.bits, y: area.y0 << Fixed.bits)
        for index in contours.indices where signs[index] != 0 {
            let sign = signs[index]
            collector.forEachSide(of: index) { start, end in
                plane.add(from: start - origin, to: end - origin, sign: sign)
            }
        }
    }

    /// Returns the rows if no cluster needs sweeping.
    ///
    /// - Parameter plane: The cells of all rows, to which all edges were added.
    func build(_ plane: CellPlane) -> CoverageRows {
        var rows = CoverageRows(firstRow: area.y0, rowCount: area.height)
        let touched = (0..<area.height).reduce(0) { $0 + plane[$1].touchedCount }
        unsafe withUnsafeTemporaryAllocation(of: Coverage.Run.self, capacity: 2 * touched) { runs in
            var count = 0
            for row in 0..<area.height {
                plane[row].emit(x0: area.x0) { run in
                    unsafe runs.initializeElement(at: count, to: run)
                    count += 1
                }
                rows.starts.append(count)
            }
            unsafe rows.runs.append(contentsOf: UnsafeBufferPointer(rebasing: runs[..<count]))
        }
        return rows
    }
}

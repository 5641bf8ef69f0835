import VitrineGeometry

extension EdgeCollector {
    /// The number of all edges, with those that the clip hides.
    public var edgeCount: Int { corners.count + farEdges.count }

    /// Returns the edges of contours in their order, without those that the clip hides.
    ///
    /// - Parameter isIncluded: Returns `true` for the contours that count. Default: all do.
    public func edges(where isIncluded: (Int) -> Bool = { _ in true }) -> [GridEdge] {
        var edges: [GridEdge] = []
        edges.reserveCapacity(edgeCount)
        for index in contours.indices where isIncluded(index) {
            forEachEdge(of: index) { edges.append($0) }
        }
        return edges
    }

    /// Calls `body` for the edges of a contour, without those that the clip hides.
    private func forEachEdge(of index: Int, _ body: (GridEdge) -> Void) {
        let number = Int32(truncatingIfNeeded: index)
        forEachSide(of: index) { start, end in
            if let edge = edge(from: start, to: end, number) { body(edge) }
        }
    }

    /// Calls `body` with the ends of each side of a contour, in the direction in which it runs.
    @inline(__always)
    @inlinable public func forEachSide(of index: Int, _ body: (GridPoint, GridPoint) -> Void) {
        let contour = contours[index]
        for edge in farEdges[contour.farEdges] {
            let (top, bottom) = (GridPoint(x: edge.x0, y: edge.y0), GridPoint(x: edge.x1, y: edge.y1))
            if edge.winding > 0 { body(top, bottom) } else { body(bottom, top) }
        }
        if contour.corners.isEmpty { return }
        unsafe corners[contour.corners].withUnsafeBufferPointer { corners in
            var last = unsafe corners[corners.count - 1]
            for place in 0..<corners.count {
                let corner = unsafe corners[place]
                body(last, corner)
                last = corner
            }
        }
    }

    /// Returns the edge between two corners; `nil` if it is horizontal, or if the clip hides it.
    @inline(__always)
    func edge(from start: GridPoint, to end: GridPoint, _ contour: Int32) -> GridEdge? {
        // Selections instead of branches: outlines go up as often as down.
        let isDown = start.y < end.y
        let (top, bottom) = isDown ? (start, end) : (end, start)
        let isSeen =
            top.y < bottom.y && bottom.y > clip.minY && top.y < clip.maxY
            && min(top.x, bottom.x) < clip.maxX
        if !isSeen { return nil }
        return GridEdge(
            x0: top.x, y0: top.y, x1: bottom.x, y1: bottom.y, winding: isDown ? 1 : -1, contour: contour)
    }

    /// Returns `true` if a contour, the next one, has edges that the clip does not hide.
    func hasEdges(_ contour: Contour) -> Bool {
        if contour.corners.isEmpty { return !contour.farEdges.isEmpty }
        if contour.minY >= clip.minY && contour.maxY <= clip.maxY && contour.maxX < clip.maxX {
            return contour.minY < contour.maxY
        }
        var last = corners[contour.corners.upperBound - 1]
        return contour.corners.contains { place in
            let corner = corners[place]
            defer { last = corner }
            return edge(from: last, to: corner, 0) != nil
        }
    }
}

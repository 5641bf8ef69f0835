/// Whether an outline's winding number is the same wherever it is not 0.
///
/// The outline is laid on the grid at `size` pixels and cut into chains that run only down or only up. Two chains at the same height must
/// keep their order, touching at most; then winding numbers are the same all the way between two heights where chains end.
/// What overlaps by less than the chords' tolerance, a four-thousandth of the outline, is not seen.
struct OutlineWinding {
    /// +1 or -1; 0 where it is not the same everywhere, or not known.
    let number: Int32

    /// The outline's size on the grid, in pixels.
    private static let size = 1024.0
    /// In pixels of the grid.
    private static let tolerance = 0.25
    /// Above this, trying all pairs would take longer than what it saves.
    private static let mostChains = 128

    init(_ path: Path) {
        number = Self.chains(of: path).flatMap(Self.number) ?? 0
    }

    private static func number(of chains: [OutlineChain]) -> Int32? {
        var isRight = [Bool](repeating: false, count: chains.count * chains.count)
        for i in chains.indices {
            for k in chains.indices.dropFirst(i + 1) where chains[i].meets(chains[k]) {
                guard let isLater = chains[i].isRight(of: chains[k]) else { return nil }
                isRight[i * chains.count + k] = isLater
                isRight[k * chains.count + i] = !isLater
            }
        }
        var number: Int32 = 0
        let heights = Set(chains.flatMap { [$0.top, $0.bottom] }).sorted()
        for top in heights {
            let passing = chains.indices.filter { chains[$0].top <= top && top < chains[$0].bottom }
            for i in passing {
                var left: Int32 = 0
                for k in passing where isRight[i * chains.count + k] { left += chains[k].winding }
                let inside = left != 0 ? left : chains[i].winding
                guard left == 0 || left + chains[i].winding == 0, number == 0 || inside == number else {
                    return nil
                }
                number = inside
            }
        }
        return number
    }

    /// Nil where there are too many, or the outline has no size or is not finite.
    private static func chains(of path: Path) -> [OutlineChain]? {
        guard path.isFinite, let box = path.controlBounds else { return nil }
        let scale = size / max(box.width, box.height)
        guard scale.isFinite else { return nil }
        let far = Int(size) + 2
        var collector = EdgeCollector(clip: PixelRect(x0: -2, y0: -2, x1: far, y1: far), tolerance: tolerance)
        collector.setTransform(.translation(-box.minX, -box.minY).then(.scale(scale, scale)))
        collector.add(path)
        let edges = collector.edges
        var chains: [OutlineChain] = []
        var start = 0
        for index in edges.indices {
            if index + 1 < edges.count, edges[index].goesOn(in: edges[index + 1]) { continue }
            guard chains.count < mostChains else { return nil }
            chains.append(OutlineChain(edges[start...index]))
            start = index + 1
        }
        return chains
    }
}

/// Consecutive edges of one contour that run the same way.
private struct OutlineChain {
    /// From top to bottom.
    let edges: [Edge]
    let winding: Int32
    let top: Int
    let bottom: Int
    let minX: Int
    let maxX: Int

    /// Of one edge at least, in the order of the contour.
    init(_ edges: ArraySlice<Edge>) {
        winding = edges.first?.winding ?? 0
        self.edges = winding > 0 ? Array(edges) : edges.reversed()
        (top, bottom) = (self.edges.first?.y0 ?? 0, self.edges.last?.y1 ?? 0)
        minX = edges.reduce(.max) { min($0, $1.x0, $1.x1) }
        maxX = edges.reduce(.min) { max($0, $1.x0, $1.x1) }
    }

    /// Whether both pass at some height.
    func meets(_ other: OutlineChain) -> Bool { max(top, other.top) < min(bottom, other.bottom) }

    /// Whether it lies right of another where both pass; nil where they cross, or lie on each other.
    func isRight(of other: OutlineChain) -> Bool? {
        if minX >= other.maxX { return true }
        if maxX <= other.minX { return false }
        var y = max(top, other.top)
        let end = min(bottom, other.bottom)
        var i = edges.firstIndex { $0.y1 > y } ?? 0
        var k = other.edges.firstIndex { $0.y1 > y } ?? 0
        var (isLeft, isRight) = (false, false)
        while true {
            let difference = edges[i].x(at: y) - other.edges[k].x(at: y)
            // One step of the grid may come of rounding.
            isLeft = isLeft || difference < -1
            isRight = isRight || difference > 1
            if isLeft && isRight { return nil }
            if y == end { break }
            // Between the ends of edges the distance changes evenly.
            y = min(edges[i].y1, other.edges[k].y1)
            if edges[i].y1 == y, y < end { i += 1 }
            if other.edges[k].y1 == y, y < end { k += 1 }
        }
        return isLeft == isRight ? nil : isRight
    }
}

extension Edge {
    /// Whether the next edge of the outline carries on where this one leaves it, the same way.
    fileprivate func goesOn(in next: Edge) -> Bool {
        guard winding == next.winding, contour == next.contour else { return false }
        return winding > 0 ? (x1, y1) == (next.x0, next.y0) : (x0, y0) == (next.x1, next.y1)
    }
}

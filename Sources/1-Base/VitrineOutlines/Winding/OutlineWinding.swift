import VitrineGeometry

/// The winding number of an outline if it is the same wherever it is not 0.
///
/// The outline is scaled to `side` pixels of the grid and split into chains that run only down or only up.
/// Two chains at the same height must keep their order, touching at most; winding numbers are then constant
/// between any two heights at which chains end. Overlaps of less than twice the tolerance of the chords, an
/// eight-thousandth of the outline, may go unnoticed.
public struct OutlineWinding {
    /// +1 or -1; 0 if it is not the same everywhere, or not known.
    public let number: Int32
    /// The longer side of the drawn part, in the outline's units.
    public let size: Double

    /// The largest size in pixels at which an outline need not be swept: unnoticed overlaps are an eighth of
    /// a pixel there.
    @inlinable public static var maxSizeInPixels: Double { 1024 }
    /// The outline's size on the grid, in pixels.
    private static let side = 1024.0
    /// The tolerance of the chords, in pixels of the grid.
    private static let tolerance = 1.0 / 16
    /// The largest number of chains: with more, comparing all pairs would take longer than it saves.
    private static let maxChains = 128

    public init(_ path: Path) {
        let box = path.isFinite ? path.drawnBounds : nil
        size = box.map { max($0.width, $0.height) } ?? 0
        number = box.flatMap { Self.chains(of: path, $0) }.flatMap(Self.number) ?? 0
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

    /// Returns the chains, or `nil` if there are too many or the outline has no size.
    private static func chains(of path: Path, _ box: Rect) -> [OutlineChain]? {
        let scale = side / max(box.width, box.height)
        guard scale.isFinite else { return nil }
        let (near, far) = (-2 << Fixed.bits, (Int(side) + 2) << Fixed.bits)
        var collector = EdgeCollector(clip: (near, near, far, far), tolerance: tolerance)
        collector.setTransform(.translation(-box.minX, -box.minY).then(.scale(scale, scale)))
        collector.add(path)
        let edges = collector.edges()
        var chains: [OutlineChain] = []
        var start = 0
        for index in edges.indices {
            if index + 1 < edges.count, edges[index].continues(in: edges[index + 1]) { continue }
            guard chains.count < maxChains else { return nil }
            chains.append(OutlineChain(edges[start...index]))
            start = index + 1
        }
        return chains
    }
}

/// Consecutive edges of one contour that run in the same direction.
private struct OutlineChain {
    /// The edges from top to bottom.
    let edges: [GridEdge]
    let winding: Int32
    let top: Int
    let bottom: Int
    let minX: Int
    let maxX: Int

    /// Creates a chain from at least one edge, in the order of the contour.
    init(_ edges: ArraySlice<GridEdge>) {
        winding = edges.first?.winding ?? 0
        self.edges = winding > 0 ? Array(edges) : edges.reversed()
        (top, bottom) = (self.edges.first?.y0 ?? 0, self.edges.last?.y1 ?? 0)
        minX = edges.reduce(.max) { min($0, $1.x0, $1.x1) }
        maxX = edges.reduce(.min) { max($0, $1.x0, $1.x1) }
    }

    /// Returns `true` if both extend over a common height.
    func meets(_ other: OutlineChain) -> Bool { max(top, other.top) < min(bottom, other.bottom) }

    /// Returns `true` if it is to the right of another chain where both extend, or `nil` if they cross or
    /// coincide.
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
            // A difference of one grid step may result from rounding.
            isLeft = isLeft || difference < -1
            isRight = isRight || difference > 1
            if isLeft && isRight { return nil }
            if y == end { break }
            // Between the ends of edges the distance changes linearly.
            y = min(edges[i].y1, other.edges[k].y1)
            if edges[i].y1 == y, y < end { i += 1 }
            if other.edges[k].y1 == y, y < end { k += 1 }
        }
        return isLeft == isRight ? nil : isRight
    }
}

extension Path {
    /// The bounding box of all points except those moved to from which nothing is drawn.
    fileprivate var drawnBounds: Rect? {
        var drawn = Path()
        var start: Point?
        for element in elements {
            if case .move(let p) = element {
                start = p
                continue
            }
            if let p = start { drawn.move(to: p) }
            start = nil
            switch element {
            case .line(let p): drawn.line(to: p)
            case .quad(let c, let p): drawn.quad(c, to: p)
            case .cubic(let c1, let c2, let p): drawn.cubic(c1, c2, to: p)
            case .move, .close: drawn.close()
            }
        }
        return drawn.controlBounds
    }
}

extension GridEdge {
    /// Returns `true` if the next edge of the outline continues from this one in the same direction.
    fileprivate func continues(in next: GridEdge) -> Bool {
        guard winding == next.winding, contour == next.contour else { return false }
        return winding > 0 ? (x1, y1) == (next.x0, next.y0) : (x0, y0) == (next.x1, next.y1)
    }
}

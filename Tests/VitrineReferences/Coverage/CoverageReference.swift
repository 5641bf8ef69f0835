@testable import VitrineGeometry
@testable import VitrinePixels

/// The reference implementation of the sweep: exact areas in doubles, slab by slab, with every pair of edges
/// tested for a crossing. It is slow and uses no grid.
struct CoverageReference {
    private struct Edge {
        var top: Point
        var bottom: Point
        var winding: Int
        var group: Int

        func x(at y: Double) -> Double {
            let t = (y - top.y) / (bottom.y - top.y)
            return top.x * (1 - t) + bottom.x * t
        }
    }

    private var edges: [Edge] = []
    private var groupCount = 0

    /// Adds polygons with the next winding number.
    mutating func add(_ polygons: [[Point]]) {
        for polygon in polygons {
            for (p, q) in zip(polygon, polygon.dropFirst() + [polygon[0]]) where p.y != q.y {
                edges.append(
                    p.y < q.y
                        ? Edge(top: p, bottom: q, winding: 1, group: groupCount)
                        : Edge(top: q, bottom: p, winding: -1, group: groupCount))
            }
        }
        groupCount += 1
    }

    /// Returns the covered part of each pixel of `rect`, row by row. `isInside` decides by winding numbers.
    func areas(in rect: PixelRect, _ isInside: ([Int]) -> Bool) -> [Double] {
        var result: [Double] = []
        for y in rect.y0..<rect.y1 { result += row(y, rect, isInside) }
        return result
    }

    private func row(_ y: Int, _ rect: PixelRect, _ isInside: ([Int]) -> Bool) -> [Double] {
        var values = [Double](repeating: 0, count: rect.width)
        let (top, bottom) = (Double(y), Double(y + 1))
        let active = edges.filter { $0.top.y < bottom && $0.bottom.y > top }
        var heights = [top, bottom]
        for (i, a) in active.enumerated() {
            if a.top.y > top { heights.append(a.top.y) }
            if a.bottom.y < bottom { heights.append(a.bottom.y) }
            for b in active[(i + 1)...] {
                let (y0, y1) = (max(a.top.y, b.top.y, top), min(a.bottom.y, b.bottom.y, bottom))
                guard y0 < y1 else { continue }
                let (d0, d1) = (a.x(at: y0) - b.x(at: y0), a.x(at: y1) - b.x(at: y1))
                if (d0 < 0) != (d1 < 0), d0 != d1 { heights.append(y0 + (y1 - y0) * (d0 / (d0 - d1))) }
            }
        }
        heights.sort()
        for (y0, y1) in zip(heights, heights.dropFirst()) where y1 - y0 > 1e-12 {
            let middle = (y0 + y1) / 2
            let lanes = active.filter { $0.top.y <= middle && $0.bottom.y >= middle }
                .map { (x: $0.x(at: middle), edge: $0) }
                .sorted { $0.x < $1.x }
            var windings = [Int](repeating: 0, count: groupCount)
            var inside = false
            for lane in lanes {
                windings[lane.edge.group] += lane.edge.winding
                let now = isInside(windings)
                guard now != inside else { continue }
                inside = now
                let (a, b) = (lane.edge.x(at: y0) - Double(rect.x0), lane.edge.x(at: y1) - Double(rect.x0))
                add(min(a, b), max(a, b), (y1 - y0) * (now ? 1 : -1), &values)
            }
        }
        return values
    }

    /// Adds the area to the right of a line between `low` and `high` to each pixel.
    private func add(_ low: Double, _ high: Double, _ weight: Double, _ values: inout [Double]) {
        func integral(_ v: Double) -> Double { v <= 0 ? 0 : v < 1 ? v * v / 2 : v - 0.5 }
        for i in values.indices {
            let right = Double(i + 1)
            if right <= low { continue }
            let part =
                high - low < 1e-7
                ? min(max(right - (low + high) / 2, 0), 1)
                : (integral(right - low) - integral(right - high)) / (high - low)
            values[i] += part * weight
        }
    }
}

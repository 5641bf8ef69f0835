@testable import VitrineDisplayList
@testable import VitrineGeometry

/// The definition of a polyline's stroke, by which a point lies inside or outside.
struct StrokeDefinition {
    var points: [Point]
    var isClosed: Bool
    var style: StrokeStyle

    private func triangle(_ p: Point, _ a: Point, _ b: Point, _ c: Point) -> Bool {
        func side(_ u: Point, _ v: Point) -> Double { (v.x - u.x) * (p.y - u.y) - (v.y - u.y) * (p.x - u.x) }
        let (x, y, z) = (side(a, b), side(b, c), side(c, a))
        return (x >= 0 && y >= 0 && z >= 0) || (x <= 0 && y <= 0 && z <= 0)
    }

    func contains(_ p: Point) -> Bool {
        let half = style.width / 2
        let all = isClosed ? points + [points[0]] : points
        for i in 1..<all.count {
            let (a, b) = (all[i - 1], all[i])
            let length = (b - a).length
            let d = (b - a) * (1 / length)
            let along = (p.x - a.x) * d.x + (p.y - a.y) * d.y
            let across = abs((p.x - a.x) * d.y - (p.y - a.y) * d.x)
            let (isFirst, isLast) = (i == 1 && !isClosed, i == all.count - 1 && !isClosed)
            let from = style.cap == .square && isFirst ? -half : 0
            let to = style.cap == .square && isLast ? length + half : length
            if across <= half && along >= from && along <= to { return true }
            if style.cap == .round && isFirst && (p - a).length <= half { return true }
            if isLast {
                if style.cap == .round && (p - b).length <= half { return true }
                continue
            }
            let c = i < all.count - 1 ? all[i + 1] : all[1]
            if join(p, at: b, d, (c - b) * (1 / (c - b).length)) { return true }
        }
        return false
    }

    private func join(_ p: Point, at b: Point, _ d: Point, _ e: Point) -> Bool {
        let half = style.width / 2
        if style.join == .round { return (p - b).length <= half }
        let sign: Double = d.x * e.y - d.y * e.x > 0 ? 1 : -1
        let u = b + Point(d.y, -d.x) * (half * sign)
        let v = b + Point(e.y, -e.x) * (half * sign)
        if triangle(p, b, u, v) { return true }
        let cosine = d.x * e.x + d.y * e.y
        guard style.join == .miter, (2 / (1 + cosine)).squareRoot() <= style.miterLimit else { return false }
        return triangle(p, u, v, b + (u - b + v - b) * (1 / (1 + cosine)))
    }
}

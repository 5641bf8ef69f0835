@testable import VitrineGeometry

extension GlassReferenceOutline {
    mutating func flatten(_ path: Path) {
        var start = Point.zero
        var current = Point.zero
        var contour: [Point] = []
        func line(_ p: Point) -> Curve {
            Curve(
                points: (
                    current, current.interpolated(to: p, 1 / 3.0), current.interpolated(to: p, 2 / 3.0), p
                ))
        }
        func finish() {
            if current != start { add(line(start), 1, &contour) }
            if contour.count > 2 { contours.append(contour) }
            contour = []
            current = start
        }
        for element in path.elements {
            switch element {
            case .move(let p):
                finish()
                (start, current) = (p, p)
            case .line(let p):
                if p != current { add(line(p), 1, &contour) }
                current = p
            case .quad(let c, let p):
                let controls = (current.interpolated(to: c, 2 / 3.0), p.interpolated(to: c, 2 / 3.0))
                add(Curve(points: (current, controls.0, controls.1, p)), nil, &contour)
                current = p
            case .cubic(let c, let d, let p):
                add(Curve(points: (current, c, d, p)), nil, &contour)
                current = p
            case .close: finish()
            }
        }
        finish()
    }

    private mutating func add(_ curve: Curve, _ wanted: Int?, _ contour: inout [Point]) {
        let (p, q, r, u) = curve.points
        let bend = max((p - q * 2 + r).length, (q - r * 2 + u).length)
        let count = wanted ?? max(Int((0.75 * bend / Self.tolerance).squareRoot().rounded(.up)), 4)
        for i in 0..<count {
            let (from, to) = (Double(i) / Double(count), Double(i + 1) / Double(count))
            let (a, b) = (i == 0 ? p : curve.point(from), i == count - 1 ? u : curve.point(to))
            fill.append(Piece(start: a, end: b, curve: curves.count, from: from, to: to))
            contour.append(a)
        }
        curves.append(curve)
    }

    static func chunks(_ pieces: [Piece]) -> [Chunk] {
        stride(from: 0, to: pieces.count, by: 12).map { first in
            let range = first..<min(first + 12, pieces.count)
            var box = Rect(origin: pieces[first].start, size: .zero)
            for piece in pieces[range] {
                box = box.union(Rect(origin: piece.start, size: .zero))
                    .union(Rect(origin: piece.end, size: .zero))
            }
            return Chunk(pieces: range, box: box)
        }
    }

    /// Returns the pieces cut where they cross each other, without those that have the inside on both sides.
    func bordersOfInside() -> [Piece] {
        var cuts = [[Double]](repeating: [], count: fill.count)
        for i in fill.indices {
            for j in fill.indices.dropFirst(i + 1) {
                guard let (t, u) = fill[i].crossing(fill[j]) else { continue }
                cuts[i].append(t)
                cuts[j].append(u)
            }
        }
        var result: [Piece] = []
        for (piece, cuts) in zip(fill, cuts) {
            let places = ([0, 1] + cuts).sorted()
            for (t, u) in zip(places, places.dropFirst()) where u - t > 1e-9 {
                var part = piece.part(t, u)
                let along = part.end - part.start
                let side = Point(along.y, -along.x) * (1e-6 / along.length)
                let middle = part.start.interpolated(to: part.end, 0.5)
                if isInside(middle + side) == isInside(middle - side) { continue }
                if !cuts.isEmpty { part.within = part.from...part.to }
                result.append(part)
            }
        }
        return result
    }
}

/// The boundary of a filled outline as short chords.
///
/// Chords of curves turn by at most a degree, and keep within a thousandth of a point of the curve. Parts of the
/// outline with the inside on both of its sides, as where contours overlap, are no boundary and are left out; where
/// they cross, to a quarter of a point.
struct OutlineSegments {
    struct Segment {
        var from: Point
        var to: Point
        /// Unit normals of the boundary at both ends, outward.
        var fromNormal: Point
        var toNormal: Point
    }

    var boundary: [Segment] = []
    /// All chords, for winding numbers.
    let chords: [(from: Point, to: Point)]
    let rule: FillRule

    private static let turn = ExactMath.pi / 180
    private static let tolerance = 0.001
    /// Beyond so many chords each counts as boundary: to ask every chord about every other would take too long.
    private static let mostCompared = 4000

    init(_ shape: Shape) {
        rule = shape.fillRule
        var all: [(from: Point, to: Point)] = []
        for contour in Self.contours(shape.path()) {
            for (i, from) in contour.enumerated() {
                let to = contour[(i + 1) % contour.count]
                if from != to { all.append((from, to)) }
            }
        }
        chords = all
        let isSimple = shape.isConvexFigure || all.count > Self.mostCompared
        let area = all.reduce(0) { $0 + ($1.from.x * $1.to.y - $1.to.x * $1.from.y) }
        for chord in all {
            if isSimple { append(chord, area < 0 ? -1 : 1) } else { add(chord) }
        }
        smooth()
    }

    private mutating func add(_ chord: (from: Point, to: Point)) {
        let sides = [0.05, 0.5, 0.95].map { outward(chord, at: $0) }
        if sides[0] == sides[1], sides[1] == sides[2] {
            if let side = sides[1] { append(chord, side) }
            return
        }
        let pieces = max(Int(((chord.to - chord.from).length / 0.25).rounded(.up)), 2)
        for i in 0..<min(pieces, 4096) {
            let part = (
                chord.from.interpolated(to: chord.to, Double(i) / Double(pieces)),
                chord.from.interpolated(to: chord.to, Double(i + 1) / Double(pieces))
            )
            if let side = outward(part, at: 0.5) { append(part, side) }
        }
    }

    private mutating func append(_ chord: (from: Point, to: Point), _ side: Double) {
        let normal = Self.normal(chord) * side
        boundary.append(
            Segment(from: chord.from, to: chord.to, fromNormal: normal, toNormal: normal))
    }

    /// 1 where the outside lies on the left of a chord that runs right, -1 on the other side, nil where both sides are alike.
    private func outward(_ chord: (from: Point, to: Point), at t: Double) -> Double? {
        let p = chord.from.interpolated(to: chord.to, t)
        let step = Self.normal(chord) * 1e-5
        let (a, b) = (isInside(p + step), isInside(p - step))
        return a == b ? nil : (b ? 1 : -1)
    }

    func isInside(_ p: Point) -> Bool {
        var winding = 0
        for chord in chords where (chord.from.y <= p.y) != (chord.to.y <= p.y) {
            let t = (p.y - chord.from.y) / (chord.to.y - chord.from.y)
            if chord.from.x + (chord.to.x - chord.from.x) * t > p.x {
                winding += chord.to.y > chord.from.y ? 1 : -1
            }
        }
        return rule.isInside(winding)
    }

    /// The unit normal on the left of a chord that runs right, y being down.
    private static func normal(_ chord: (from: Point, to: Point)) -> Point {
        let d = chord.to - chord.from
        let length = d.length
        return length > 0 ? Point(d.y / length, -d.x / length) : .zero
    }

    /// Gives ends that meet at an angle below 12 degrees one normal.
    private mutating func smooth() {
        for i in boundary.indices {
            let next = (i + 1) % boundary.count
            guard boundary[i].to == boundary[next].from else { continue }
            let (a, b) = (boundary[i].toNormal, boundary[next].fromNormal)
            guard a.x * b.x + a.y * b.y > 0.978 else { continue }
            let sum = a + b
            let shared = sum * (1 / sum.length)
            boundary[i].toNormal = shared
            boundary[next].fromNormal = shared
        }
    }

    /// Closed contours as points.
    private static func contours(_ path: Path) -> [[Point]] {
        var result: [[Point]] = []
        var current: [Point] = []
        func end() {
            if current.count > 1 { result.append(current) }
        }
        for element in path.elements {
            switch element {
            case .move(let p):
                end()
                current = [p]
            case .line(let p): current.append(p)
            case .quad(let c, let p):
                guard let from = current.last else { continue }
                let third = 2.0 / 3
                append(from, from + (c - from) * third, p + (c - p) * third, p, to: &current)
            case .cubic(let c1, let c2, let p):
                guard let from = current.last else { continue }
                append(from, c1, c2, p, to: &current)
            case .close:
                end()
                current = current.first.map { [$0] } ?? []
            }
        }
        end()
        return result
    }

    private static func append(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, to points: inout [Point]) {
        func angle(_ a: Point, _ b: Point) -> Double {
            let length = a.length * b.length
            return length > 0 ? ExactMath.acos((a.x * b.x + a.y * b.y) / length) : 0
        }
        let bend = angle(p1 - p0, p2 - p1) + angle(p2 - p1, p3 - p2)
        let count = max(
            Flattening.chords(p0, p1, p2, p3, tolerance: tolerance),
            min(Int((bend / turn).rounded(.up)), 720))
        for i in 1...max(count, 1) {
            let t = Double(i) / Double(count)
            points.append(i == count ? p3 : Flattening.cubic(p0, p1, p2, p3, t, 1 - t))
        }
    }
}

extension FillRule {
    /// Whether points of a winding number are inside.
    func isInside(_ winding: Int) -> Bool { self == .nonZero ? winding != 0 : winding % 2 != 0 }
}

import VitrineGeometry
import VitrineThreads

/// The boundary of a filled outline as short chords.
///
/// Chords of curves turn by at most a degree and stay within a thousandth of a point of the curve, whose
/// normals they have at their ends. Parts of the outline with the inside on both sides, as where contours
/// overlap, are not boundary and are left out.
struct OutlineSegments {
    struct Segment {
        var from: Point
        var to: Point
        /// The outward unit normals of the boundary at both ends.
        var fromNormal: Point
        var toNormal: Point
        /// Four times the height of the curve over the middle of its chord, towards the outside; 0 for a
        /// line.
        fileprivate(set) var bulge = 0.0

        /// Returns the height of the curve over its chord, towards the outside: a parabola is exact enough
        /// for so short a part.
        func bulge(at t: Double) -> Double { bulge * t * (1 - t) }

        /// Returns the part between two parameters.
        fileprivate func part(_ t: Double, _ u: Double) -> Segment {
            func normal(_ t: Double) -> Point {
                let sum = fromNormal.interpolated(to: toNormal, t)
                return sum.length > 0 ? sum * (1 / sum.length) : sum
            }
            return Segment(
                from: from.interpolated(to: to, t), to: from.interpolated(to: to, u),
                fromNormal: t == 0 ? fromNormal : normal(t), toNormal: u == 1 ? toNormal : normal(u),
                bulge: bulge * (u - t) * (u - t))
        }
    }

    typealias Chord = (from: Point, to: Point)

    var boundary: [Segment] = []
    /// All chords, for winding numbers.
    let chords: [Chord]
    let rule: FillRule

    private static let radiansPerDegree = ExactMath.pi / 180
    private static let tolerance = 0.001
    /// With more chords than this, each counts as boundary: comparing every chord with every other would take
    /// too long.
    private static let maxCompared = 4000

    /// - Parameter workers: The threads for which they are made: chords that they no longer want are left
    ///   out.
    init(_ shape: ResolvedShape, for workers: Workers = .serial) {
        rule = shape.fillRule
        let all = Self.contours(shape.path()).flatMap { $0 }
        chords = all.map { ($0.from, $0.to) }
        let isSimple = shape.isKnownConvex || all.count > Self.maxCompared
        let area = all.reduce(0) { $0 + ($1.from.x * $1.to.y - $1.to.x * $1.from.y) }
        for (index, chord) in all.enumerated() where !workers.isCancelled {
            if isSimple { append(chord, area < 0 ? -1 : 1) } else { add(chord, index) }
        }
        smooth()
    }

    /// Adds the parts of a chord, between crossings, that have the inside on one side.
    private mutating func add(_ chord: Segment, _ index: Int) {
        let ends = [0] + crossings(of: index) + [1]
        for (t, u) in zip(ends, ends.dropFirst()) where u > t {
            let part = chord.part(t, u)
            if let side = outward((part.from, part.to)) { append(part, side) }
        }
    }

    private mutating func append(_ chord: Segment, _ side: Double) {
        boundary.append(
            Segment(
                from: chord.from, to: chord.to, fromNormal: chord.fromNormal * side,
                toNormal: chord.toNormal * side, bulge: chord.bulge * side))
    }

    /// Returns the parameters, in order, at which other chords cross this one or touch it with an end.
    private func crossings(of index: Int) -> [Double] {
        let (a, b) = chords[index]
        let d = b - a
        let (minX, maxX) = (min(a.x, b.x), max(a.x, b.x))
        let (minY, maxY) = (min(a.y, b.y), max(a.y, b.y))
        var result: [Double] = []
        for (p, q) in chords {
            if max(p.x, q.x) < minX || min(p.x, q.x) > maxX || max(p.y, q.y) < minY || min(p.y, q.y) > maxY {
                continue
            }
            let (e, f) = (q - p, p - a)
            let area = d.x * e.y - d.y * e.x
            if area == 0 {
                // If both are on the same line, the overlap begins and ends at the ends of the other.
                let square = d.x * d.x + d.y * d.y
                result += [f, q - a].map { ($0.x * d.x + $0.y * d.y) / square }
                continue
            }
            let (t, u) = ((f.x * e.y - f.y * e.x) / area, (f.x * d.y - f.y * d.x) / area)
            if u >= 0 && u <= 1 { result.append(t) }
        }
        return result.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }.sorted()
    }

    /// Returns 1 if the outside is on the left of a chord that runs right, -1 if it is on the other side, and
    /// `nil` if both sides are alike.
    private func outward(_ chord: (from: Point, to: Point)) -> Double? {
        let p = chord.from.interpolated(to: chord.to, 0.5)
        let step = Self.normal(chord.from, chord.to) * 1e-5
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

    /// Returns the unit normal on the left of a chord that runs right, with y down.
    private static func normal(_ from: Point, _ to: Point) -> Point {
        let d = to - from
        let length = d.length
        return length > 0 ? Point(d.y / length, -d.x / length) : .zero
    }

    /// Gives adjoining ends that meet at an angle below 12 degrees a common normal.
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

    /// Returns the closed contours as chords with the normals on their left.
    private static func contours(_ path: Path) -> [[Segment]] {
        var result: [[Segment]] = []
        var current: [Segment] = []
        var (start, place) = (Point.zero, Point.zero)
        func line(to p: Point) {
            if p == place { return }
            let normal = normal(place, p)
            current.append(Segment(from: place, to: p, fromNormal: normal, toNormal: normal))
            place = p
        }
        func end() {
            line(to: start)
            if current.count > 1 { result.append(current) }
            current = []
        }
        for element in path.elements {
            switch element {
            case .move(let p):
                end()
                (start, place) = (p, p)
            case .line(let p): line(to: p)
            case .quad(let c, let p):
                let third = 2.0 / 3
                current += curve(place, place + (c - place) * third, p + (c - p) * third, p)
                place = p
            case .cubic(let c1, let c2, let p):
                current += curve(place, c1, c2, p)
                place = p
            case .close: end()
            }
        }
        end()
        return result
    }

    private static func curve(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> [Segment] {
        func angle(_ a: Point, _ b: Point) -> Double {
            let length = a.length * b.length
            return length > 0 ? ExactMath.acos((a.x * b.x + a.y * b.y) / length) : 0
        }
        let bend = angle(p1 - p0, p2 - p1) + angle(p2 - p1, p3 - p2)
        let count = max(
            Flattening.chords(p0, p1, p2, p3, tolerance: tolerance),
            min(Int((bend / radiansPerDegree).rounded(.up)), 720), 1)
        /// Returns the normal of the curve, or that of a chord where the curve has no velocity or reverses.
        func normal(_ t: Double, _ chord: Point) -> Point {
            let s = 1 - t
            let along = (p1 - p0) * (s * s) + (p2 - p1) * (2 * s * t) + (p3 - p2) * (t * t)
            let normal = Self.normal(.zero, along)
            return normal.x * chord.x + normal.y * chord.y > 0.9 ? normal : chord
        }
        var result: [Segment] = []
        var from = p0
        for i in 1...count {
            let t = Double(i) / Double(count)
            let to = i == count ? p3 : Flattening.cubic(p0, p1, p2, p3, t, 1 - t)
            if to == from { continue }
            let chord = Self.normal(from, to)
            var segment = Segment(
                from: from, to: to, fromNormal: normal(Double(i - 1) / Double(count), chord),
                toNormal: normal(t, chord))
            let (along, bend) = (to - from, segment.toNormal - segment.fromNormal)
            segment.bulge = (along.x * bend.x + along.y * bend.y) / 2
            result.append(segment)
            from = to
        }
        return result
    }
}

extension FillRule {
    /// Returns `true` if points with this winding number are inside.
    func isInside(_ winding: Int) -> Bool { self == .nonZero ? winding != 0 : winding % 2 != 0 }
}

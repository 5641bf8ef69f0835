import VitrineCoverage
import VitrineGeometry

/// The parts of a curve that bend tighter than half the width of a line along it.
///
/// The normals of such a bend cross, and the line turns about centres: two polygons between its sides and the
/// centres, as `StrokeFan` has them. A circle has one centre, while those of other curves move.
struct TightBends {
    /// The angle by which the parts turn together, in radians.
    private(set) var angle = 0.0
    /// The way of their centres, in pixels.
    private var centreWay = 0.0
    /// `true` if no part of the curve is gentle.
    private(set) var isWhole = true

    /// The parts of a curve that are looked at one by one.
    private static let partCount = 8

    /// - Parameters:
    ///   - start: The start of the curve, in pixels.
    ///   - points: The control points of a quadratic or cubic, the last of which is its end; one is a line.
    ///   - half: Half the width of the line, in pixels.
    init(_ start: Point, _ points: [Point], half: Double) {
        guard let cubic = Cubic(start, points) else {
            isWhole = false
            return
        }
        var before = cubic.place(0)
        for step in 1...Self.partCount {
            let after = cubic.place(Double(step) / Double(Self.partCount))
            defer { before = after }
            guard let from = before.direction, let to = after.direction else { continue }
            let turn = from.roughAngle(to: to)
            guard half * turn > (after.point - before.point).length else {
                isWhole = false
                continue
            }
            angle += turn
            if let first = before.centre, let last = after.centre {
                centreWay += (last - first).length
            } else {
                centreWay = .infinity
            }
        }
    }

    /// Returns the number of centres that are apart.
    ///
    /// - Parameter pieces: The number of chords of the bends, which have a centre each.
    func centres(of pieces: Double) -> Double {
        min(max((centreWay / Flattening.tolerance).rounded(.up), 1), pieces)
    }

    private struct Cubic {
        let points: [Point]

        init?(_ start: Point, _ points: [Point]) {
            switch points.count {
            case 2:
                let (control, end) = (points[0], points[1])
                self.points = [
                    start, start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3), end,
                ]
            case 3: self.points = [start] + points
            default: return nil
            }
        }

        /// A place on the curve.
        struct Place {
            let point: Point
            /// The unit vector along the curve; `nil` where it stops.
            let direction: Point?
            /// The centre of the circle that is nearest to the curve; `nil` where it is straight.
            let centre: Point?
        }

        func place(_ t: Double) -> Place {
            let s = 1 - t
            let ways = [points[1] - points[0], points[2] - points[1], points[3] - points[2]]
            let first = (ways[0] * (s * s) + ways[1] * (2 * s * t) + ways[2] * (t * t)) * 3
            let second = ((ways[1] - ways[0]) * s + (ways[2] - ways[1]) * t) * 6
            let point = Flattening.cubic(points[0], points[1], points[2], points[3], t, s)
            let turn = first.x * second.y - first.y * second.x
            let speed = first.length
            let isStraight = abs(turn) <= 1e-9 * speed * speed * speed
            return Place(
                point: point, direction: speed > 0 ? first * (1 / speed) : nil,
                centre: isStraight ? nil : point + Point(-first.y, first.x) * (speed * speed / turn))
        }
    }
}

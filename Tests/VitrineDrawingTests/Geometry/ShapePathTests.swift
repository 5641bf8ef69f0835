import Testing

@testable import VitrineGeometry
@testable import VitrineReferences

@Suite struct ShapePathTests {
    @Test(arguments: [(30.0, 99.0), (30, 5), (10, 5)]) func circularCapsulesHaveTrueArcs(
        _ width: Double, _ radius: Double
    ) {
        let rect = Rect(x: 0, y: 0, width: width, height: 10)
        let path = ResolvedShape.roundedRectangle(rect, CornerRadii(radius), .circular).path()
        for p in referencePolygons(path, steps: 40).joined() {
            let centre = Point(min(max(p.x, 5), width - 5), 5)
            #expect(abs((p - centre).length - 5) < 1e-5)
        }
    }

    @Test(arguments: CornerStyle.allCases) func capsulesAsHighAsWideAreCircles(_ style: CornerStyle) {
        let path = ResolvedShape.capsule(Rect(x: 0, y: 0, width: 10, height: 10), style).path()
        for p in referencePolygons(path, steps: 40).joined() {
            #expect(abs((p - Point(5, 5)).length - 5) < 1e-5)
        }
    }

    /// Returns the exact area of a path: each cubic adds to the polygon of the end points.
    private func area(_ path: Path) -> Double {
        func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
        var (sum, current, start) = (0.0, Point.zero, Point.zero)
        for element in path.elements {
            switch element {
            case .move(let p): (current, start) = (p, p)
            case .line(let p):
                sum += cross(current, p) / 2
                current = p
            case .quad(_, let p): current = p
            case .cubic(let b, let c, let d):
                let a = current
                sum +=
                    (6 * cross(a, b) + 3 * cross(a, c) + cross(a, d) + 3 * cross(b, c) + 3 * cross(b, d)
                        + 6 * cross(c, d)) / 20
                current = d
            case .close:
                sum += cross(current, start) / 2
                current = start
            }
        }
        return sum
    }

    /// The area that the ends of a continuous capsule lack of the rectangle, and the position of its outline,
    /// as measured on segments of iOS 26, 32 points high, and on a bar of 62.
    @Test func continuousCapsulesRunOnIntoTheirSides() {
        let rect = Rect(x: 0, y: 0, width: 200, height: 32)
        let path = ResolvedShape.capsule(rect, .continuous).path()
        let circular = ResolvedShape.capsule(rect).path()
        // Four corners of 16 points lack 16² (4 - pi) of the rectangle as arcs.
        #expect(abs(area(circular) - (200 * 32 - 256 * (4 - Double.pi))) < 1e-3)
        #expect(abs(area(path) - (200 * 32 - 256 * 4 * Self.missing)) < 1e-5)
        guard case .move(let first) = path.elements.first else {
            Issue.record("the outline is empty")
            return
        }
        #expect(abs(first.x - 0.76433249 * 32) < 1e-9 && first.y == 0)
        let left = referencePolygons(path, steps: 400).joined().filter { $0.x < 30 && $0.y < 16 }
        func inset(_ depth: Double) -> Double {
            left.min { abs($0.y - depth) < abs($1.y - depth) }?.x ?? .nan
        }
        #expect(inset(1) > 10.5 && inset(1) < 11.2)
        #expect(abs(left.map(\.x).min() ?? .nan) < 1e-3)
    }

    /// The area that a corner of radius 1, shortened along one side, lacks of the square.
    private static let missing: Double = {
        let points = [
            Point(1.52866498, 0), Point(1.08849296, 0), Point(0.86840694, 0), Point(0.63149379, 0.07491139),
            Point(0.4105720560, 0.1553203288), Point(0.2515245962, 0.2963974276),
            Point(0.1339745962, 0.5000000000), Point(0.0462062645, 0.6520192098),
            Point(0, 0.8244633366), Point(0, 1),
        ]
        var sum = 0.0
        for i in stride(from: 0, to: 9, by: 3) {
            // The integral of x dy by Gauss' rule of three points, which is exact for these cubics.
            for (t, weight) in [
                (0.5 - 0.15.squareRoot(), 5.0 / 18), (0.5, 8.0 / 18), (0.5 + 0.15.squareRoot(), 5.0 / 18),
            ] {
                let s = 1 - t
                let p = points[i...]
                let x =
                    s * s * s * p[i].x + 3 * s * s * t * p[i + 1].x + 3 * s * t * t * p[i + 2].x
                    + t * t * t * p[i + 3].x
                let dy =
                    3 * s * s * (p[i + 1].y - p[i].y) + 6 * s * t * (p[i + 2].y - p[i + 1].y)
                    + 3 * t * t * (p[i + 3].y - p[i + 2].y)
                sum += weight * x * dy
            }
        }
        return sum
    }()

    @Test func continuousCornersFollowTheirConstants() {
        let rect = Rect(x: 0, y: 0, width: 100, height: 100)
        let elements = ResolvedShape.roundedRectangle(rect, CornerRadii(10), .continuous).path().elements
        guard case .move(let start) = elements[0], case .line(let o) = elements[1],
            case .cubic(_, _, let p) = elements[2], case .cubic(_, _, let q) = elements[3]
        else {
            Issue.record("a corner is not two cubics or more")
            return
        }
        #expect((start - Point(15.2866498, 0)).length < 1e-9)
        #expect((o - Point(100 - 15.2866498, 0)).length < 1e-9)
        #expect((p - Point(100 - 6.3149379, 0.7491139)).length < 1e-9)
        #expect((q - Point(100 - 0.7491139, 6.3149379)).length < 1e-9)
    }

    /// Between the constants and the true arc there are no jumps, and the outline stays convex.
    @Test func theBlendIsSteady() {
        let rect = Rect(x: 0, y: 0, width: 40, height: 20)
        var last: [Point] = []
        for step in 0...100 {
            let radius = 6 + 4 * Double(step) / 100
            let path = ResolvedShape.roundedRectangle(rect, CornerRadii(radius), .continuous).path()
            let points = Array(referencePolygons(path, steps: 8).joined())
            var (turn, jump) = (0.0, 0.0)
            for (i, p) in points.enumerated() {
                let (q, r) = (points[(i + 1) % points.count], points[(i + 2) % points.count])
                turn = min(turn, (q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x))
                if last.count == points.count { jump = max(jump, (last[i] - p).length) }
            }
            #expect(turn > -1e-6, "radius \(radius)")
            #expect(jump < 0.16, "radius \(radius)")
            last = points
        }
    }

    @Test func radiiAreFittedTogether() {
        let size = Size(60, 40)
        #expect(CornerRadii(99).fitted(to: size) == CornerRadii(20))
        let uneven = CornerRadii(topLeft: 60, topRight: 20, bottomRight: 0, bottomLeft: 20)
        #expect(
            uneven.fitted(to: size) == CornerRadii(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: 10))
        #expect(CornerRadii(-3).fitted(to: size).isZero && CornerRadii(.nan).fitted(to: size).isZero)
    }

    /// Round corners are elliptical ones whose radii along both sides are equal.
    @Test func ellipticalCornersFollowTheRulesOfRoundOnes() {
        let wide = CornerRadii(
            topLeft: Size(80, 20), topRight: Size(40, 20), bottomRight: .zero, bottomLeft: .zero)
        let fitted = wide.fitted(to: Size(60, 40))
        #expect(fitted.across == [40, 20, 0, 0] && fitted.down == [10, 10, 0, 0])
        #expect(!wide.isRound && CornerRadii(7).isRound && CornerRadii(.nan).isRound)
        // A corner without extent along one side is square.
        #expect(CornerRadii(Size(5, 0)).fitted(to: Size(60, 40)).isZero)
        let inner = CornerRadii(10).inset(by: Insets(top: 2, left: 4, bottom: 0, right: 12))
        #expect(inner.across == [6, 0, 0, 6] && inner.down == [8, 8, 10, 10])
        #expect(CornerRadii(10).inset(by: 4) == CornerRadii(6) && CornerRadii(0).inset(by: -4).isZero)
        let box = Rect(x: 1, y: 2, width: 30, height: 20)
        let same = CornerRadii(Size(6, 6))
        #expect(
            ResolvedShape.roundedRectangle(box, same, .continuous)
                == .roundedRectangle(box, CornerRadii(6), .continuous))
    }

    @Test func boundsAreTight() {
        var path = Path()
        path.move(to: Point(0, 0))
        path.quad(Point(5, 10), to: Point(10, 0))
        path.cubic(Point(20, 5), Point(20, -5), to: Point(10, 0))
        let bounds = ResolvedShape.path(path, .nonZero).bounds
        #expect(bounds.minX == 0 && abs(bounds.maxY - 5) < 1e-12)
        #expect(abs(bounds.maxX - 17.5) < 1e-12)
        #expect(ResolvedShape.path(Path(), .nonZero).bounds == .zero)
    }

    @Test func anglesAgreeWithSinesAndCosines() {
        for degrees in stride(from: -179.0, through: 180, by: 0.25) {
            let (sine, cosine) = ExactMath.sinCos(degrees: degrees)
            let radians = degrees / 180 * ExactMath.pi
            #expect(abs(ExactMath.atan2(3 * sine, 3 * cosine) - radians) < 2e-15)
            // Near its ends the arc cosine magnifies the rounding of its argument.
            if abs(sine) > 0.02 { #expect(abs(ExactMath.acos(cosine) - abs(radians)) < 2e-14) }
        }
        #expect(ExactMath.atan2(0, 0) == 0 && ExactMath.acos(7) == 0 && ExactMath.acos(1) == 0)
        #expect(abs(ExactMath.acos(-1) - ExactMath.pi) < 1e-15)
    }

    /// Dashes and trims start where SVG's `rect` does: at the left end of the top edge.
    @Test(arguments: CornerStyle.allCases, [0.0, 3, 12, 40])
    func roundedRectanglesStartAtTheLeftOfTheTopEdge(style: CornerStyle, radius: Double) throws {
        let rect = Rect(x: 5, y: 7, width: 60, height: 40)
        let path = ResolvedShape.roundedRectangle(rect, CornerRadii(radius), style).path()
        guard case .move(let start)? = path.elements.first else {
            Issue.record("the path does not start with a move")
            return
        }
        #expect(start.y == 7)
        #expect(start.x >= 5 + min(radius, 20) - 1e-9 && start.x <= 35 + 1e-9, "\(start)")
        let first = path.trimmed(from: 0, to: 0.01)
        #expect(try #require(first.bounds).maxX > start.x, "the outline runs clockwise")
    }
}

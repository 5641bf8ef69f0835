import Testing
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineReferences

/// Arcs, polygons and stars.
@Suite struct FigureTests {
    static let box = Rect(x: 10, y: 20, width: 40, height: 30)

    @Test(arguments: [(0.0, 90.0), (-90, 180), (30, -200), (725, 800), (10, 370), (0, 1000)])
    func arcsFollowTheEllipse(start: Double, end: Double) {
        for closing in ArcClosing.allCases {
            let path = Path.arc(Self.box, startAngle: start, endAngle: end, closing: closing)
            let sweep = min(max(end - start, -360), 360)
            func place(_ degrees: Double) -> Point {
                let (s, c) = ExactMath.sinCos(degrees: degrees)
                return Point(30 + 20 * c, 35 + 15 * s)
            }
            guard case .move(let first) = path.elements[0] else {
                Issue.record("no start")
                return
            }
            #expect((first - place(start)).length < 1e-9)
            var last = first
            for case .cubic(_, _, let p) in path.elements { last = p }
            #expect((last - place(start + sweep)).length < 1e-9)
            for p in referencePolygons(path, steps: 20).joined() where p != Point(30, 35) {
                let unit = Point((p.x - 30) / 20, (p.y - 35) / 15)
                #expect(abs(unit.length - 1) < 5e-7)
            }
            #expect((path.elements.last == .close) == (closing != .open || abs(sweep) == 360))
            let hasSpokes = closing == .pie && abs(sweep) < 360
            #expect(path.elements.contains(.line(Point(30, 35))) == hasSpokes)
        }
    }

    @Test func arcsHaveTheirArea() {
        func area(_ closing: ArcClosing, _ sweep: Double) -> Double {
            let path = Path.arc(Self.box, startAngle: 77, endAngle: 77 + sweep, closing: closing)
            return totalArea(
                Coverage(
                    .fill(.path(path, .nonZero)), transform: .identity, clip: PixelRect(width: 64, height: 64)
                ))
        }
        for sweep in [20.0, 90, 180, 270, 359, 360, -45] {
            let radians = abs(sweep) * ExactMath.pi / 180
            let segment = (radians - ExactMath.sinCos(degrees: abs(sweep)).sine) / 2 * 300
            #expect(abs(area(.pie, sweep) - radians / 2 * 300) < 0.15, "\(sweep)")
            #expect(abs(area(.chord, sweep) - segment) < 0.15, "\(sweep)")
            #expect(area(.open, sweep) == area(.chord, sweep), "\(sweep)")
        }
    }

    @Test(arguments: 3...12) func regularPolygons(sides: Int) {
        let path = Path.regularPolygon(Self.box, sides: sides)
        let corners = referencePolygons(path)[0]
        #expect(corners.count == sides)
        #expect(corners[0] == Point(30, 20), "the first corner is at the top")
        for (i, p) in corners.enumerated() {
            #expect(abs((p - Point(30, 35)).length - 15) < 1e-12)
            let next = corners[(i + 1) % sides]
            let edge = 30 * ExactMath.sinCos(degrees: 180 / Double(sides)).sine
            #expect(abs((next - p).length - edge) < 1e-12)
            let mirror = corners[(sides - i) % sides]
            #expect(p.y == mirror.y && abs((p.x - 30) + (mirror.x - 30)) < 1e-14)
        }
        #expect(corners[1].x > 30, "clockwise")
        let turned = referencePolygons(Path.regularPolygon(Self.box, sides: sides, rotation: 90))[0]
        #expect((turned[0] - Point(45, 35)).length < 1e-12)
    }

    /// Rounded corners: every point of the outline lies on an edge, or at the distance of the radius from the
    /// centre of the circle that touches the two edges of the corner.
    @Test(arguments: [0.5, 2, 3, 50]) func roundedCorners(radius: Double) {
        for sides in [3, 4, 5, 8] {
            let sharp = referencePolygons(Path.regularPolygon(Self.box, sides: sides))[0]
            let inradius = 15 * ExactMath.sinCos(degrees: 180 / Double(sides)).cosine
            let r = min(radius, inradius)
            let path = Path.regularPolygon(Self.box, sides: sides, cornerRadius: radius)
            // A rounded convex polygon is the polygon inset by r, grown by r again.
            let centres = sharp.map { Point(30, 35) + ($0 - Point(30, 35)) * ((inradius - r) / inradius) }
            for p in referencePolygons(path, steps: 16).joined() {
                #expect(abs(distance(p, to: centres) - r) < 1e-5, "\(sides) sides, radius \(radius)")
            }
        }
    }

    func distance(_ p: Point, to polygon: [Point]) -> Double {
        zip(polygon, polygon.dropFirst() + [polygon[0]]).map { a, b in
            let d = b - a
            let square = d.x * d.x + d.y * d.y
            let t = square > 0 ? min(max(((p - a).x * d.x + (p - a).y * d.y) / square, 0), 1) : 0
            return (p - a.interpolated(to: b, t)).length
        }.min() ?? .infinity
    }

    @Test(arguments: 2...9) func starsHaveTheirCorners(points: Int) {
        for inner in [0.0, 0.3, 1, 7] {
            let corners = referencePolygons(Path.star(Self.box, points: points, innerRadius: inner))[0]
            #expect(corners[0] == Point(30, 20))
            for (i, p) in corners.enumerated() where inner > 0 {
                let expected = i % 2 == 0 ? 15 : 15 * min(inner, 1)
                #expect(abs((p - Point(30, 35)).length - expected) < 1e-12)
            }
        }
        for radius in [0.5, 2, 40] {
            let path = Path.star(Self.box, points: points, innerRadius: 0.5, cornerRadius: radius)
            let sharp = referencePolygons(Path.star(Self.box, points: points, innerRadius: 0.5))[0]
            let drawn = Array(referencePolygons(path, steps: 8).joined())
            // Smooth everywhere, and never outside the sharp star.
            for p in drawn {
                #expect((p - Point(30, 35)).length < 15)
                #expect(distance(p, to: sharp) < min(radius, 8) + 1e-9)
            }
            var sharpest = 1.0
            for i in drawn.indices {
                let (p, q, r) = (drawn[i], drawn[(i + 1) % drawn.count], drawn[(i + 2) % drawn.count])
                guard (q - p).length > 1e-6, (r - q).length > 1e-6 else { continue }
                let (d, e) = ((q - p) * (1 / (q - p).length), (r - q) * (1 / (r - q).length))
                sharpest = min(sharpest, d.x * e.x + d.y * e.y)
            }
            #expect(sharpest > 0.9, "\(points) points, radius \(radius): a corner is left")
        }
    }

    /// The five-pointed star whose edges are collinear.
    @Test func straightStar() {
        let corners = referencePolygons(Path.star(Self.box, points: 5))[0]
        let (a, b, c) = (corners[9], corners[8], corners[1])
        #expect(abs(a.y - c.y) < 1e-12 && abs(b.y - c.y) < 1e-12)
    }

    @Test func unusualFigures() {
        let empty = Rect(x: 0, y: 0, width: 0, height: 5)
        #expect(Path.arc(empty, startAngle: 0, endAngle: 90).isEmpty)
        #expect(Path.arc(Self.box, startAngle: 10, endAngle: 10).isEmpty)
        #expect(Path.arc(Self.box, startAngle: .nan, endAngle: 10).isEmpty)
        #expect(Path.arc(Self.box, startAngle: 0, endAngle: .infinity).isEmpty)
        #expect(Path.regularPolygon(Self.box, sides: 2).isEmpty)
        #expect(Path.regularPolygon(Self.box, sides: .max).elements.count == Path.maxPolygonCorners + 1)
        #expect(
            Path.star(Self.box, points: 1).isEmpty && Path.star(Self.box, points: .max).elements.count > 9)
        #expect(Path.star(Self.box, points: 5, innerRadius: .nan).isEmpty)
        #expect(Path.polygon([Point(1, 1), Point(1, 1)]).isEmpty)
        #expect(Path.polygon([Point(1, 1), Point(.nan, 1), Point(2, 2)]).isEmpty)
        // There and back, with a radius: no arc fits.
        let spike = Path.polygon([Point(0, 0), Point(9, 0), Point(3, 0)], cornerRadius: 2)
        for p in referencePolygons(spike).joined() { #expect(p.x.isFinite && p.y == 0) }
    }

    @Test(arguments: 0..<30) func roundedPolygonsNeverOverlapThemselves(seed: Int) {
        var random = SeededGenerator(seed: seed + 9000)
        let points = (0..<random.int(3...8)).map { _ in random.point(0...20) }
        let path = Path.polygon(points, cornerRadius: random.double(0...12))
        // Along each edge, the line between two arcs has the direction of the edge.
        var last: Point?
        var edge = points.count - 1
        for element in path.elements {
            switch element {
            case .line(let p):
                if let last {
                    let way = points[(edge + 1) % points.count] - points[edge]
                    #expect(
                        (p - last).x * way.x + (p - last).y * way.y >= -1e-9, "seed \(seed), edge \(edge)")
                }
                last = p
            case .cubic(_, _, let p):
                last = p
            case .move(let p): last = p
            default: break
            }
            if let last,
                (0..<points.count).contains(where: { i in
                    let (a, b) = (points[i], points[(i + 1) % points.count])
                    return i == (edge + 1) % points.count && self.distance(last, to: [a, b]) < 1e-9
                })
            {
                edge = (edge + 1) % points.count
            }
        }
        for p in referencePolygons(path).joined() {
            #expect((-1e-9...20 + 1e-9).contains(p.x) && (-1e-9...20 + 1e-9).contains(p.y), "seed \(seed)")
        }
    }

    /// The areas given by geometry: a sector of an annulus, and the part that each cap adds.
    @Test(arguments: StrokeStyle.Cap.allCases, [(0.0, 360.0), (0, 90), (-90, 150), (200, 20)])
    func ringsHaveTheirArea(cap: StrokeStyle.Cap, angles: (Double, Double)) {
        let box = Rect(x: 6, y: 4, width: 56, height: 50)
        let path = Path.ring(box, width: 8, startAngle: angles.0, endAngle: angles.1, cap: cap)
        let (sweep, radius) = (abs(angles.1 - angles.0), 25.0)
        let band = ExactMath.pi * sweep / 360 * (radius * radius - (radius - 8) * (radius - 8))
        let ends: Double = cap == .butt ? 0 : cap == .round ? ExactMath.pi * 16 : 64
        let area = totalArea(
            Coverage(
                .fill(.path(path, .nonZero)), transform: .identity, clip: PixelRect(width: 70, height: 60)))
        #expect(abs(area - band - (sweep < 360 ? ends : 0)) < 0.1)
        // As a stroke along the middle of the band.
        let stroke = Area.stroke(
            .path(
                .arc(
                    Rect(x: 13, y: 8, width: 42, height: 42), startAngle: angles.0, endAngle: angles.1),
                .nonZero),
            StrokeStyle(width: 8, cap: cap))
        let expected = Coverage(stroke, transform: .identity, clip: PixelRect(width: 70, height: 60))
            .mask(in: PixelRect(width: 70, height: 60)).values
        let ring = Coverage(
            .fill(.path(path, .nonZero)), transform: .identity, clip: PixelRect(width: 70, height: 60)
        )
        .mask(in: PixelRect(width: 70, height: 60)).values
        for (one, two) in zip(ring, expected) { #expect(abs(Int(one) - Int(two)) < 400) }
    }

    @Test func ringsAtTheEnds() {
        #expect(Path.ring(Self.box, width: 0).isEmpty && Path.ring(Self.box, width: .nan).isEmpty)
        #expect(Path.ring(Self.box, width: 5, startAngle: 40, endAngle: 40).isEmpty)
        let disc = Path.ring(Self.box, width: 100)
        #expect(disc == .arc(Rect(x: 15, y: 20, width: 30, height: 30), startAngle: 0, endAngle: 360))
    }
}

import Testing
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineReferences

@Suite struct TrimTests {
    /// Returns the length from many small chords with Richardson's extrapolation, which shares nothing with
    /// the library.
    func length(_ path: Path) -> Double {
        func sum(_ steps: Int) -> Double {
            referencePolygons(path, steps: steps).reduce(0) { total, points in
                total + zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
            }
        }
        let (coarse, fine) = (sum(400), sum(800))
        return fine + (fine - coarse) / 3
    }

    /// Returns the path with closed contours ending in a line.
    func opened(_ path: Path) -> Path {
        var result = Path()
        var start = Point.zero
        for element in path.elements {
            switch element {
            case .move(let p):
                result.move(to: p)
                start = p
            case .line(let p): result.line(to: p)
            case .quad(let c, let p): result.quad(c, to: p)
            case .cubic(let c, let d, let p): result.cubic(c, d, to: p)
            case .close:
                result.line(to: start)
                result.move(to: start)
            }
        }
        return result
    }

    func randomPath(_ seed: Int) -> Path {
        var random = SeededGenerator(seed: seed + 9100)
        var path = random.curve(0...100, segments: random.int(1...4))
        if seed % 2 == 0 { path.append(random.curve(0...100, segments: 3)) }
        if seed % 3 == 0 { path.append(.ellipse(random.rect(0...100))) }
        return path
    }

    @Test(arguments: 0..<30) func partsHaveTheirLengths(seed: Int) {
        var random = SeededGenerator(seed: seed + 9200)
        let path = opened(randomPath(seed))
        let whole = length(path)
        let cuts = [0, random.double(0...1), random.double(0...1), 1].sorted()
        for (from, to) in zip(cuts, cuts.dropFirst()) {
            let part = length(path.trimmed(from: from, to: to))
            #expect(abs(part - (to - from) * whole) < 2e-7 * whole, "seed \(seed): \(from) to \(to)")
        }
    }

    /// The parts follow the path: cut ends lie on it, and pieces meet.
    @Test(arguments: 0..<20) func partsMeet(seed: Int) {
        var random = SeededGenerator(seed: seed + 9300)
        let path = randomPath(seed)
        let cut = random.double(0.01...0.99)
        let (one, two) = (path.trimmed(from: 0, to: cut), path.trimmed(from: cut, to: 1))
        guard case .move(let start) = two.elements.first else {
            Issue.record("seed \(seed): no start")
            return
        }
        let end = one.currentPoint ?? .zero
        #expect((end - start).length < 1e-7, "seed \(seed)")
        let fill = Coverage(
            .stroke(.path(path, .nonZero), StrokeStyle(width: 0.25, join: .bevel)), transform: .identity,
            clip: PixelRect(width: 100, height: 100))
        let parts = Coverage(
            Area([
                .init(.union, .stroke(.path(one, .nonZero), StrokeStyle(width: 0.25, join: .bevel))),
                .init(.union, .stroke(.path(two, .nonZero), StrokeStyle(width: 0.25, join: .bevel))),
            ]), transform: .identity, clip: PixelRect(width: 100, height: 100))
        #expect(abs(totalArea(fill) - totalArea(parts)) < 0.05, "seed \(seed)")
    }

    @Test func exactCases() {
        let rect = Path.rectangle(Rect(x: 0, y: 0, width: 30, height: 10))
        #expect(rect.trimmed(from: 0, to: 1) == rect && rect.trimmed(from: -3, to: 9) == rect)
        #expect(rect.trimmed(from: 0.5, to: 0.5).isEmpty && rect.trimmed(from: 0.7, to: 0.2).isEmpty)
        #expect(rect.trimmed(from: .nan, to: 0.5).isEmpty)
        #expect(
            rect.trimmed(from: 0.125, to: 0.4375).elements == [
                .move(Point(10, 0)), .line(Point(30, 0)), .line(Point(30, 5)),
            ])
        // The closing line counts, and the cut contour is open.
        #expect(
            rect.trimmed(from: 0.9375, to: 1).elements == [.move(Point(0, 5)), .line(Point(0, 0))])
        // Over two contours: the first is kept as a whole, closed as it was.
        var two = rect
        two.move(to: Point(50, 0))
        two.line(to: Point(50, 80))
        #expect(two.trimmed(from: 0, to: 0.5) == rect)
        #expect(
            two.trimmed(from: 0, to: 0.75).elements
                == rect.elements + [.move(Point(50, 0)), .line(Point(50, 40))])
        #expect(
            two.trimmed(from: 0.75, to: 1).elements == [.move(Point(50, 40)), .line(Point(50, 80))])
        var line = Path()
        line.move(to: Point(1, 1))
        #expect(line.trimmed(from: 0, to: 0.5).isEmpty)
        line.quad(Point(2, 1), to: Point(3, 1))
        #expect(
            line.trimmed(from: 0, to: 0.5).elements == [
                .move(Point(1, 1)), .quad(Point(1.5, 1), Point(2, 1)),
            ])
    }

    @Test func circlesAreCutAtTheirAngles() {
        let circle = Path.ellipse(Rect(x: -10, y: -10, width: 20, height: 20))
        for fraction in [0.1, 0.25, 1.0 / 3, 0.6, 0.95] {
            let end = circle.trimmed(from: 0, to: fraction).currentPoint ?? .zero
            let (s, c) = ExactMath.sinCos(degrees: 360 * fraction)
            #expect((end - Point(10 * c, 10 * s)).length < 1e-5, "\(fraction)")
        }
    }

    /// A cusp, a loop, coinciding controls.
    @Test func awkwardCubics() {
        let cubics = [
            [Point(0, 0), Point(100, 100), Point(0, 100), Point(100, 0)],
            [Point(0, 0), Point(100, 0), Point(-20, 0), Point(60, 0)],
            [Point(0, 0), Point(0, 0), Point(50, 50), Point(50, 50)],
            [Point(0, 0), Point(120, 60), Point(-20, 60), Point(0, 0)],
        ]
        for points in cubics {
            var path = Path()
            path.move(to: points[0])
            path.cubic(points[1], points[2], to: points[3])
            let whole = length(path)
            for (from, to) in [(0, 0.3), (0.3, 0.5), (0.5, 0.50001), (0.2, 1)] {
                let part = length(path.trimmed(from: from, to: to))
                #expect(abs(part - (to - from) * whole) < 1e-4 * whole, "\(points)")
            }
        }
    }
}

import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineShaders

/// Shaders compared with the definitions of gradients, in doubles.
@Suite struct PaintGradientTests {
    /// Returns the colour at a parameter: premultiplied components in 0...65535, not rounded.
    static func color(_ stops: [GradientStop], at t: Double) -> [Double] {
        func components(_ c: Color) -> [Double] {
            [c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha].map { $0 * 65535 }
        }
        guard let first = stops.first, let last = stops.last else { return [0, 0, 0, 0] }
        if t < first.location { return components(first.color) }
        if t >= last.location { return components(last.color) }
        for (a, b) in zip(stops, stops.dropFirst()) where t >= a.location && t < b.location {
            let u = (t - a.location) / (b.location - a.location)
            return zip(components(a.color), components(b.color)).map { $0 * (1 - u) + $1 * u }
        }
        return components(last.color)
    }

    /// Returns the parameter of a paint at a point, by the definition.
    static func parameter(_ paint: Paint, _ p: Point) -> Double {
        switch paint {
        case .solid: return 0
        case .linear(let g):
            let d = g.end - g.start
            return ((p.x - g.start.x) * d.x + (p.y - g.start.y) * d.y) / (d.x * d.x + d.y * d.y)
        case .radial(let g):
            let q = Point(p.x - g.endCenter.x, (p.y - g.endCenter.y) / g.aspect)
            return (q.length - g.startRadius) / (g.endRadius - g.startRadius)
        case .angular(let g):
            let sweep = g.endAngle - g.startAngle
            let angle = ExactMath.atan2(p.y - g.center.y, p.x - g.center.x) * 180 / ExactMath.pi
            var past = sweep > 0 ? angle - g.startAngle : g.startAngle - angle
            past -= 360 * (past / 360).rounded(.down)
            let span = abs(sweep)
            if past <= span { return past / span }
            return past - span <= 360 - past ? 1 : 0
        case .mesh, .noise, .image: return 0
        }
    }

    static func stops(of paint: Paint) -> [GradientStop] {
        switch paint {
        case .solid(let color): [GradientStop(0, color)]
        case .linear(let g): g.stops
        case .radial(let g): g.stops
        case .angular(let g): g.stops
        case .mesh, .noise, .image: []
        }
    }

    static func randomStops(_ random: inout SeededGenerator) -> [GradientStop] {
        var location = random.number(-0.2, 0.3)
        return (0..<Int(random.next() % 5 + 2)).map { _ in
            defer { if !random.chance(0.2) { location += random.number(0.05, 0.5) } }
            return GradientStop(location, random.color())
        }
    }

    static func randomPaint(_ random: inout SeededGenerator, size: Double) -> Paint {
        func point(_ random: inout SeededGenerator) -> Point {
            Point(random.number(0, size), random.number(0, size))
        }
        let stops = randomStops(&random)
        switch random.next() % 4 {
        case 0: return .linear(LinearGradient(stops: stops, start: point(&random), end: point(&random)))
        case 1:
            let start = point(&random)
            let end = random.chance(0.5) ? Point(start.x, start.y + 9) : Point(start.x + 9, start.y)
            return .linear(LinearGradient(stops: stops, start: start, end: end))
        case 2:
            return .radial(
                RadialGradient(
                    stops: stops, center: point(&random), startRadius: random.number(0, size / 4),
                    endRadius: random.number(size / 3, size), aspect: random.number(0.5, 2)))
        default:
            return .angular(
                AngularGradient(
                    stops: stops, center: point(&random), startAngle: random.number(-90, 90),
                    endAngle: random.number(100, 400)))
        }
    }

    static func shade(_ paint: Paint, _ transform: Affine, x: Int, y: Int, count: Int) -> [Pixmap.Pixel] {
        let shader = PaintShader(
            paint, transform: transform, shown: PixelRect(x0: x, y0: y, x1: x + count, y1: y + 1))
        var row = [PackedPixel](repeating: 0, count: count)
        unsafe row.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            unsafe shader.shade(base, x: x, y: y, count: count)
        }
        return row.map(\.unpacked)
    }

    @Test(arguments: UInt64(0)..<60)
    func shadersFollowTheDefinition(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let size = 24.0
        let paint = Self.randomPaint(&random, size: size)
        let transform = Affine.rotation(degrees: random.chance(0.5) ? 0 : random.number(0, 360))
            .then(.scale(random.number(0.5, 3), random.number(0.5, 3)))
            .then(.translation(random.number(-5, 5), random.number(-5, 5)))
        let inverse = try #require(transform.inverse)
        let stops = Self.stops(of: paint)
        for y in stride(from: -3, to: 40, by: 7) {
            let row = Self.shade(paint, transform, x: -4, y: y, count: 40)
            for (i, pixel) in row.enumerated() {
                let p = inverse.apply(Point(Double(i - 4) + 0.5, Double(y) + 0.5))
                let t = Self.parameter(paint, p)
                // At a hard edge, the two may be on different sides: either is right.
                let near = [t - 1e-9, t, t + 1e-9].map { Self.color(stops, at: $0) }
                let seam = t < 1e-9 || t > 1 - 1e-9
                let matches = near.contains { expected in
                    (0..<4).allSatisfy { abs(Double(pixel[$0]) - expected[$0]) <= 1.1 }
                }
                let isSound = pixel.x <= pixel.w && pixel.y <= pixel.w && pixel.z <= pixel.w
                if !(matches || seam) || !isSound {
                    Issue.record("seed \(seed) (\(i - 4), \(y)) t \(t): \(pixel) against \(near[1])")
                }
            }
        }
    }

    /// The colour of a pixel does not depend on where its row starts.
    @Test(arguments: UInt64(0)..<20)
    func rowsMayStartAnywhere(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let paint = Self.randomPaint(&random, size: 24)
        let whole = Self.shade(paint, .scale(3, 3), x: 0, y: 11, count: 64)
        for start in [1, 7, 33, 63] {
            let part = Self.shade(paint, .scale(3, 3), x: start, y: 11, count: 64 - start)
            #expect(part == Array(whole[start...]), "seed \(seed) start \(start)")
        }
    }

    @Test func uniformRowsEqualShadedRows() throws {
        let gradient = LinearGradient(
            stops: [
                GradientStop(0, Color(white: 1, alpha: 0.15)), GradientStop(1, Color(white: 1, alpha: 0.05)),
            ],
            start: Point(20, 100), end: Point(20, 180))
        let shader = PaintShader(
            .linear(gradient), transform: .scale(3, 3), shown: PixelRect(width: 20, height: 560))
        for y in stride(from: 290, to: 560, by: 3) {
            let uniform = try #require(shader.uniformColor(ofRow: y))
            #expect(
                Self.shade(.linear(gradient), .scale(3, 3), x: 5, y: y, count: 9).allSatisfy {
                    $0 == uniform.unpacked
                })
        }
    }

    @Test func gradientsAreMonotone() {
        let gradient = LinearGradient(
            stops: [GradientStop(0, .black), GradientStop(1, .white)], start: Point(10, 0),
            end: Point(900, 70))
        let row = Self.shade(.linear(gradient), .identity, x: 0, y: 20, count: 1000)
        #expect(zip(row, row.dropFirst()).allSatisfy { $0.x <= $1.x })
        #expect(row.first == Pixmap.Pixel(0, 0, 0, 65535))
        #expect(row.last == Pixmap.Pixel(repeating: 65535))
    }

    @Test func hardStopsSwitchAtOnePixel() {
        let stops = [
            GradientStop(0, .black), GradientStop(0.5, .black), GradientStop(0.5, .white),
            GradientStop(1, .white),
        ]
        let gradient = LinearGradient(stops: stops, start: Point(0, 0), end: Point(10, 0))
        let row = Self.shade(.linear(gradient), .identity, x: 0, y: 0, count: 10)
        #expect(row.map(\.x) == [0, 0, 0, 0, 0, 65535, 65535, 65535, 65535, 65535])
    }

    @Test func degenerateGradientsShowTheLastColour() {
        let stops = [GradientStop(0, .white), GradientStop(1, Color(red: 1, green: 0, blue: 0))]
        let red = Pixmap.Pixel(65535, 0, 0, 65535)
        let p = Point(4, 4)
        let paints: [Paint] = [
            .linear(LinearGradient(stops: stops, start: p, end: p)),
            .radial(RadialGradient(stops: stops, center: p, startRadius: 0, endRadius: 0)),
            .radial(RadialGradient(stops: stops, center: p, startRadius: 0, endRadius: 5, aspect: 0)),
            .angular(AngularGradient(stops: stops, center: p, startAngle: 30, endAngle: 30)),
        ]
        for paint in paints {
            #expect(Self.shade(paint, .identity, x: 0, y: 4, count: 9).allSatisfy { $0 == red }, "\(paint)")
        }
        let fine = Paint.linear(LinearGradient(stops: stops, start: .zero, end: p))
        #expect(Self.shade(fine, .scale(1, 0), x: 0, y: 4, count: 9).allSatisfy { $0 == red })
        let none = Paint.linear(LinearGradient(stops: [], start: .zero, end: p))
        #expect(Self.shade(none, .identity, x: 0, y: 4, count: 3).allSatisfy { $0 == Pixmap.Pixel() })
    }

    @Test func equalRadiiMakeAHardRing() {
        let stops = [GradientStop(0, .black), GradientStop(1, .white)]
        let ring = RadialGradient(stops: stops, center: Point(0, 0.5), startRadius: 3, endRadius: 3)
        let row = Self.shade(.radial(ring), .identity, x: 0, y: 0, count: 6)
        #expect(row.map(\.x) == [0, 0, 0, 65535, 65535, 65535])
    }

    @Test func anglesRunClockwiseFromThreeOClock() {
        let stops = [GradientStop(0, .black), GradientStop(1, .white)]
        let paint = Paint.angular(AngularGradient(stops: stops, center: Point(50, 50)))
        // Below the centre is a quarter turn, left of it a half, above it three quarters.
        #expect(abs(Int(Self.shade(paint, .translation(0.5, 0.5), x: 50, y: 90, count: 1)[0].x) - 16384) <= 1)
        #expect(abs(Int(Self.shade(paint, .translation(0.5, 0.5), x: 10, y: 50, count: 1)[0].x) - 32768) <= 1)
        #expect(abs(Int(Self.shade(paint, .translation(0.5, 0.5), x: 50, y: 10, count: 1)[0].x) - 49151) <= 1)
    }
}

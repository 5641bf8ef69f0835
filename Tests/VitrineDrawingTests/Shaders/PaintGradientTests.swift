import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences
@testable import VitrineShaders

/// Shaders compared with the definitions of gradients, in doubles.
@Suite struct PaintGradientTests {
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
        let paint = GradientReference.randomPaint(&random, size: size)
        let transform = Affine.rotation(degrees: random.chance(0.5) ? 0 : random.number(0, 360))
            .then(.scale(random.number(0.5, 3), random.number(0.5, 3)))
            .then(.translation(random.number(-5, 5), random.number(-5, 5)))
        let inverse = try #require(transform.inverse)
        let stops = GradientReference.stops(of: paint)
        for y in stride(from: -3, to: 40, by: 7) {
            let row = Self.shade(paint, transform, x: -4, y: y, count: 40)
            for (i, pixel) in row.enumerated() {
                let p = inverse.apply(Point(Double(i - 4) + 0.5, Double(y) + 0.5))
                let t = GradientReference.parameter(paint, p)
                // At a hard edge, the two may be on different sides: either is right.
                let near = [t - 1e-9, t, t + 1e-9].map { GradientReference.color(stops, at: $0) }
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
        let paint = GradientReference.randomPaint(&random, size: 24)
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

import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences
@testable import VitrineShaders

/// Gradients between two circles compared with the wording of the HTML standard.
@Suite struct PaintConeTests {
    /// Returns the largest w whose circle has a positive radius and passes through a point, by the quadratic
    /// formula.
    static func parameter(_ g: RadialGradient, _ p: Point) -> Double? {
        let d = g.endCenter - g.startCenter
        let q = Point(
            p.x - g.startCenter.x,
            g.endCenter.y + (p.y - g.endCenter.y) / g.aspect - g.startCenter.y)
        let growth = g.endRadius - g.startRadius
        let a = d.x * d.x + d.y * d.y - growth * growth
        let b = -2 * (q.x * d.x + q.y * d.y + g.startRadius * growth)
        let c = q.x * q.x + q.y * q.y - g.startRadius * g.startRadius
        let inner = b * b - 4 * a * c
        if inner < 0 { return nil }
        let roots = [(-b + inner.squareRoot()) / (2 * a), (-b - inner.squareRoot()) / (2 * a)]
        return roots.filter { g.startRadius + $0 * growth > 0 }.max()
    }

    static func gradient(_ random: inout SeededGenerator) -> RadialGradient {
        RadialGradient(
            stops: GradientReference.randomStops(&random),
            startCenter: Point(random.number(0, 30), random.number(0, 30)),
            startRadius: random.number(0, 15),
            endCenter: Point(random.number(0, 30), random.number(0, 30)), endRadius: random.number(0, 25),
            aspect: random.number(0.5, 2))
    }

    @Test(arguments: UInt64(0)..<30)
    func circlesFollowTheStandard(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let gradient = Self.gradient(&random)
        for y in stride(from: 0, to: 30, by: 3) {
            let row = PaintGradientTests.shade(.radial(gradient), .identity, x: 0, y: y, count: 30)
            for (x, pixel) in row.enumerated() {
                let p = Point(Double(x) + 0.5, Double(y) + 0.5)
                guard let t = Self.parameter(gradient, p) else { continue }
                let near = [t - 1e-9, t, t + 1e-9].map { GradientReference.color(gradient.stops, at: $0) }
                #expect(
                    near.contains { color in
                        (0..<4).allSatisfy { abs(Double(pixel[$0]) - color[$0]) <= 1.1 }
                    }, "seed \(seed) (\(x), \(y)) t \(t)")
            }
        }
    }

    /// Nothing is painted outside the cone, and its sides are smooth.
    @Test(arguments: UInt64(0)..<15)
    func nothingIsPaintedBeyondTheCone(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed ^ 31)
        var gradient = Self.gradient(&random)
        gradient.stops = [GradientStop(0, .white), GradientStop(1, .white)]
        if seed % 3 == 0 { gradient.endRadius = gradient.startRadius }
        let list = DisplayList(30, 30, [.fill(.box(0, 0, 30, 30), .radial(gradient))])
        let picture = try Rasterizer().render(list)
        var worst = 0.0
        for y in 0..<30 {
            for x in 0..<30 {
                // Sixteen points of the pixel.
                let covered = (0..<16).filter { k in
                    let p = Point(
                        Double(x) + (Double(k % 4) + 0.5) / 4, Double(y) + (Double(k / 4) + 0.5) / 4)
                    return Self.parameter(gradient, p) != nil
                }.count
                let share = Double(picture[x, y].w) / 65535
                worst = max(worst, abs(share - Double(covered) / 16))
            }
        }
        #expect(worst < 0.17, "seed \(seed): \(worst)")
    }

    @Test func circlesThatTouchFromInsideFillAHalfPlane() throws {
        let gradient = RadialGradient(
            stops: [GradientStop(0, .white), GradientStop(1, .white)], startCenter: Point(12, 16),
            startRadius: 2, endCenter: Point(20, 16), endRadius: 10)
        let picture = try Rasterizer().render(
            DisplayList(32, 32, [.fill(.box(0, 0, 32, 32), .radial(gradient))]))
        for y in 0..<32 {
            for x in 0..<32 { #expect(picture[x, y].w == (x < 10 ? 0 : 65535), "(\(x), \(y))") }
        }
    }

    @Test func pointsApartPaintNothing() throws {
        let gradient = RadialGradient(
            stops: [GradientStop(0, .white), GradientStop(1, .white)], startCenter: Point(2, 2),
            startRadius: 0, endCenter: Point(20, 16), endRadius: 0)
        let picture = try Rasterizer().render(
            DisplayList(32, 32, [.fill(.box(0, 0, 32, 32), .radial(gradient))]))
        #expect(picture.pixels.allSatisfy { $0 == Pixmap.Pixel() })
    }
}

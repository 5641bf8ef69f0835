import Foundation
import Testing
import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// The reference of glass compared with closed forms.
@Suite struct GlassReferenceFormTests {
    @Test func distancesOfCirclesAreThoseToTheirMiddle() {
        let circle = GlassReferenceOutline(.ellipse(Rect(x: 10, y: 20, width: 30, height: 30)))
        let rounded = GlassReferenceRoundedRectangle(
            Rect(x: 10, y: 20, width: 30, height: 30), [15, 15, 15, 15])
        for p in [Point(11, 21), Point(25.5, 30), Point(3, 90), Point(40, 35), Point(24.9, 35.2)] {
            let away = p - Point(25, 35)
            for (value, gradient) in [circle.distance(p), rounded.distance(p)] {
                #expect(abs(value - (away.length - 15)) < 1e-5)
                #expect((gradient - away * (1 / away.length)).length < 1e-3)
            }
        }
    }

    @Test func bothWaysToADistanceAgree() {
        let rect = Rect(x: 3, y: 4, width: 50, height: 31)
        let radii = CornerRadii(topLeft: 0, topRight: 4, bottomRight: 12, bottomLeft: 18)
        let exact = GlassReferenceRoundedRectangle(rect, radii.fitted(to: rect.size).across)
        let outline = GlassReferenceOutline(.roundedRectangle(rect, radii, .circular))
        for y in stride(from: -3.1, to: 40, by: 2.3) {
            for x in stride(from: -4.3, to: 60, by: 2.7) {
                let (a, b) = (exact.distance(Point(x, y)), outline.distance(Point(x, y)))
                #expect(abs(a.value - b.value) < 1e-4)
            }
        }
    }

    @Test func linesWithinAWindingShapeAreNoOutline() {
        var path = Path()
        path.append(.rectangle(Rect(x: 0, y: 0, width: 10, height: 10)))
        path.append(.rectangle(Rect(x: 5, y: 0, width: 10, height: 10)))
        let middle = Point(7, 5)
        #expect(abs(GlassReferenceOutline(.path(path, .nonZero)).distance(middle).value + 5) < 1e-9)
        #expect(abs(GlassReferenceOutline(.path(path, .evenOdd)).distance(middle).value - 2) < 1e-9)
    }

    @Test(arguments: [-0.6, -0.3, 0, 0.2, 0.7])
    func halfPlanesCoverWhatIntegralsSay(_ value: Double) {
        #expect(
            abs(GlassReferenceCoverage.halfPlane(value, Point(1, 0)) - min(max(0.5 - value, 0), 1)) < 1e-12)
        for gradient in [Point(0.6, 0.8), Point(-0.28, 0.96), Point(0.5, -0.1)] {
            var inside = 0
            for i in 0..<400 {
                for j in 0..<400 {
                    let (x, y) = ((Double(i) + 0.5) / 400 - 0.5, (Double(j) + 0.5) / 400 - 0.5)
                    if value + gradient.x * x + gradient.y * y <= 0 { inside += 1 }
                }
            }
            #expect(abs(GlassReferenceCoverage.halfPlane(value, gradient) - Double(inside) / 160_000) < 2e-3)
        }
    }

    /// Returns a bound of the difference between sums of samples and the integral, that of the midpoint rule:
    /// the steepest slope over 24.
    private static func bound(_ sigma: Double) -> Double { 0.242 / (24 * sigma * sigma) + 2e-5 }

    @Test func aBlurredStepIsTheErrorFunction() {
        var pixmap = Pixmap(width: 60, height: 2)
        for x in 30..<60 {
            for y in 0..<2 { pixmap[x, y] = Pixmap.Pixel(repeating: 65535) }
        }
        let blurred = GlassReferencePicture(pixmap).blurred(4, 1)
        for x in 10..<50 {
            let z = (Double(x) + 0.5 - 30) / 4
            #expect(abs(blurred[x, 0].x - Self.normalIntegral(z)) < Self.bound(4))
        }
    }

    /// Returns the integral of the normal distribution up to `z`, by Simpson's rule.
    private static func normalIntegral(_ z: Double) -> Double {
        let count = 2000
        let step = (z + 8) / Double(count)
        var sum = 0.0
        for i in 0...count {
            let x = -8 + Double(i) * step
            let weight = i == 0 || i == count ? 1.0 : i % 2 == 1 ? 4 : 2
            sum += weight * Foundation.exp(-x * x / 2)
        }
        return sum * step / 3 / (2 * Double.pi).squareRoot()
    }

    @Test func mirroredPicturesKeepTheirMean() {
        var pixmap = Pixmap(width: 9, height: 7)
        for i in pixmap.pixels.indices { pixmap.pixels[i] = Pixmap.Pixel(repeating: UInt16(i * 977 % 65536)) }
        let picture = GlassReferencePicture(pixmap)
        func sum(_ picture: GlassReferencePicture) -> Double { picture.values.reduce(0) { $0 + $1.x } }
        #expect(abs(sum(picture) - sum(picture.blurred(6, 3))) < 1e-9)
        #expect(
            [-3, -2, -1, 0, 8, 9, 10].map { GlassReferencePicture.mirrored($0, 9) } == [2, 1, 0, 0, 8, 8, 7])
    }

    @Test func joinsAreSmoothAndTheirSharesAreTheirSlopes() {
        for a in stride(from: -5.0, through: 5, by: 0.5) {
            let step = 1e-6
            let slope =
                (GlassReferenceDistances.join(a + step, 1, 4) - GlassReferenceDistances.join(a - step, 1, 4))
                / (2 * step)
            #expect(abs(slope - GlassReferenceDistances.shares(a, 1, 4).0) < 1e-5)
        }
        #expect(GlassReferenceDistances.shares(1, 1, 0) == (1, 0))
        #expect(GlassReferenceDistances.join(2, 1, 0) == 1)
    }

    @Test(arguments: [-0.4, 0, 0.2, 0.9, 2.2], [0.3, 1.5])
    func theMeanOfARampIsItsIntegral(_ value: Double, _ width: Double) {
        let half = 0.5
        let (low, high) = (max(value - half, 0), value + half)
        for slope in [1, 0.7] {
            var sum = 0.0
            for i in 0..<4000 {
                let z = low + (high - low) * (Double(i) + 0.5) / 4000
                sum += z < width ? (1 - slope * z / width) / 4000 : 0
            }
            #expect(abs(GlassReferencePixel.mean(value, width, half, slope: slope) - sum) < 4e-4)
        }
    }

    /// Glass without any optics is invisible.
    @Test func clearGlassIsWhatIsBehind() throws {
        let draw = GlassReferenceDraw(.coverage, seed: 3)
        let behind = try Rasterizer().render(draw.scene)
        let seen = GlassReference.render(draw.glass, over: behind, draw.deviceTransform)
        #expect(zip(seen, GlassReferencePicture(behind).values).allSatisfy { ($0 - $1).max() < 1e-9 })
    }

    /// A picture whose red and blue state their position, a thousandth per pixel.
    private static let places: Pixmap = {
        var pixmap = Pixmap(width: 80, height: 60)
        for y in 0..<60 {
            for x in 0..<80 {
                let (across, down) = ((Double(x) + 0.5) * 65.535, (Double(y) + 0.5) * 65.535)
                pixmap[x, y] = Pixmap.Pixel(
                    UInt16(across.rounded()), UInt16(across.rounded()), UInt16(down.rounded()), 65535)
            }
        }
        return pixmap
    }()

    /// Returns the position that the pixel (x, y) shows, through a disc about (40, 30) over a picture of
    /// positions.
    private static func place(_ optics: GlassOptics, _ x: Int, _ y: Int) -> SIMD4<Double> {
        let disc = ResolvedShape.ellipse(Rect(x: 15, y: 5, width: 50, height: 50))
        let seen = GlassReference.render(Glass([Glass.Body(disc, optics)]), over: places, .identity, taps: 64)
        return seen[y * 80 + x] * 1000
    }

    @Test func aLensBendsAsItsCircleSays() {
        var optics = GlassOptics()
        optics.lens = GlassLens(height: 10, amount: 12, dispersion: 0.25)
        // On the row of the middle pixels, 20.5 from the middle: half a pixel above it, so almost radial.
        let from = Self.place(optics, 60, 30)
        let away = Point(20.5, 0.5)
        let l = away.length - 25
        var mean = 0.0
        for i in 0..<64 {
            let x = 1 + (l + (Double(i) + 0.5) / 64 - 0.5) / 10
            mean += (1 - (1 - x * x).squareRoot()) / 64
        }
        let shift = 12 * mean * away.x / away.length
        #expect(abs(from.y - (60.5 - shift)) < 0.02)
        #expect(abs(from.x - (60.5 - 0.75 * shift)) < 0.02)
    }

    @Test func magnifiedPicturesKeepTheMiddleOfTheBox() {
        var optics = GlassOptics()
        optics.lens.magnification = 2
        let from = Self.place(optics, 50, 34)
        #expect(abs(from.y - 45.25) < 0.01)
        #expect(abs(from.z - 32.25) < 0.01)
    }

    @Test func anEvenShadowOfAHalfPlaneIsHalfAtItsEdge() {
        let box = ResolvedShape.rectangle(Rect(x: 40, y: -200, width: 300, height: 500))
        let glass = Glass(
            [Glass.Body(box, GlassOptics())],
            shadows: [Shadow(color: .black, sigma: 3, offset: Point(-10, 0))])
        let seen = GlassReference.render(glass, over: Self.white, .identity)
        for x in 0..<36 {
            let share = Self.normalIntegral((Double(x) + 0.5 - 30) / 3)
            #expect(abs(seen[30 * 80 + x].x - (1 - share)) < Self.bound(3))
        }
        // There is none below the glass.
        #expect(seen[30 * 80 + 41].x == 1)
    }

    private static let white: Pixmap = {
        var pixmap = Pixmap(width: 80, height: 60)
        for i in pixmap.pixels.indices { pixmap.pixels[i] = Pixmap.Pixel(repeating: 65535) }
        return pixmap
    }()

    @Test func aTintOnWhiteIsTheTint() {
        var optics = GlassOptics()
        optics.tint = GlassTint(Color(red: 0.2, green: 0.6, blue: 0.9))
        let disc = ResolvedShape.ellipse(Rect(x: 15, y: 5, width: 50, height: 50))
        let seen = GlassReference.render(Glass([Glass.Body(disc, optics)]), over: Self.white, .identity)
        #expect((seen[30 * 80 + 40] - SIMD4(0.2, 0.6, 0.9, 1)).max() < 1e-12)
    }
}

import Foundation
import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineReferences

/// Mixed gradients compared with the mixture of what both show at each place.
@Suite struct GradientInterpolationTests {
    private static let colors = ColorInterpolation.device

    /// Returns the premultiplied encoded components, and alpha, that a gradient in encoded components shows.
    private static func shown(_ stops: [GradientStop], _ x: Double) -> [Double] {
        func premultiplied(_ c: Color) -> [Double] {
            [c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha]
        }
        if x < stops[0].location { return premultiplied(stops[0].color) }
        for (from, to) in zip(stops, stops.dropFirst()) where x >= from.location && x < to.location {
            let t = (x - from.location) / (to.location - from.location)
            return zip(premultiplied(from.color), premultiplied(to.color)).map { $0 + ($1 - $0) * t }
        }
        return premultiplied(stops[stops.count - 1].color)
    }

    /// In encoded components, mixing the stops is mixing the pictures, whatever the stops.
    @Test(arguments: UInt64(0)..<40) func unlikeStopsShowTheMixture(seed: UInt64) {
        var random = RandomValues(seed &+ 900)
        let (from, to) = (random.linear(3), random.linear(6))
        let t = random.number(0.05...0.95)
        let between = from.interpolated(to: to, at: t, in: Self.colors)
        #expect(between.space == .srgb)
        for _ in 0..<50 {
            let x = random.number(-0.1...1.1)
            let expected = zip(Self.shown(from.stops, x), Self.shown(to.stops, x)).map {
                $0 * (1 - t) + $1 * t
            }
            for (one, two) in zip(Self.shown(between.stops, x), expected) {
                #expect(abs(one - two) < 1e-9, "seed \(seed), at \(x)")
            }
        }
    }

    /// A hard edge of either gradient stays one, at its place.
    @Test func hardEdgesStay() {
        let edge = [
            GradientStop(0, .white), GradientStop(0.3, .white), GradientStop(0.3, .black),
            GradientStop(1, .black),
        ]
        let soft = [GradientStop(0, .white), GradientStop(1, .black)]
        let between = LinearGradient(stops: edge, start: .zero, end: .zero).interpolated(
            to: LinearGradient(stops: soft, start: .zero, end: .zero), at: 0.5)
        #expect(between.stops.map(\.location) == [0, 0.3, 0.3, 1])
        for (stop, level) in zip(between.stops, [1, 0.85, 0.35, 0]) {
            #expect(abs(stop.color.red - level) < 1e-12)
        }
    }

    /// Stops of equal count move, as SwiftUI's do.
    @Test func stopsOfEqualCountMove() {
        func gradient(_ place: Double, _ color: Color, hint: Double? = nil) -> LinearGradient {
            LinearGradient(
                stops: [
                    GradientStop(0, .white, hint: hint), GradientStop(place, color), GradientStop(1, .black),
                ], start: .zero, end: Point(10, 0))
        }
        let between = gradient(0.2, .white).interpolated(to: gradient(0.8, .black, hint: 0.9), at: 0.25)
        #expect(between.stops.count == 3)
        #expect(abs(between.stops[1].location - 0.35) < 1e-12)
        #expect(between.stops[1].color == Color(white: 0.75))
        #expect(abs((between.stops[0].hint ?? 0) - 0.6) < 1e-12 && between.stops[1].hint == nil)
        // One that overshoots its neighbour stops there.
        let beyond = gradient(0.2, .white).interpolated(to: gradient(0.8, .black), at: 2)
        #expect(beyond.stops.map(\.location) == [0, 1, 1])
    }

    /// Close to either end the mixture shows what that end shows, also where spaces and hints bend the way.
    @Test(arguments: [GradientSpace.linear, .oklab, .oklch, .oklchLonger], UInt64(0)..<8)
    func nothingJumpsAtTheEnds(space: GradientSpace, seed: UInt64) {
        var random = RandomValues(seed &+ 70)
        var from = random.linear(3, space)
        from.stops[0].hint = 0.3
        let to = random.linear(2)
        let near = from.interpolated(to: to, at: 1e-9, in: Self.colors)
        let (own, other) = (GradientSampler(from.colors, on: .sRGB), GradientSampler(near.colors, on: .sRGB))
        for place in near.stops.map(\.location) {
            let (one, two) = (own.colors(at: place).after, other.colors(at: place).after)
            #expect(ValueBits(one).isNear(ValueBits(two), within: 1e-6) || one.alpha < 0.01, "seed \(seed)")
        }
        // Between those places the way is nearly straight.
        for (one, two) in zip(near.stops, near.stops.dropFirst()) where two.location - one.location > 1e-6 {
            let middle = (one.location + two.location) / 2
            let (a, b) = (own.colors(at: middle).after, other.colors(at: middle).after)
            // The long way around in hue bends most: up to 0.11 in these draws.
            #expect(abs(a.red * a.alpha - b.red * b.alpha) < 0.15, "seed \(seed), at \(middle)")
            #expect(abs(a.alpha - b.alpha) < 0.05, "seed \(seed), at \(middle)")
        }
    }

    @Test func hintsBendTheWay() {
        let gradient = GradientColors(
            stops: [GradientStop(0, .black, hint: 0.25), GradientStop(1, .white)], space: .srgb)
        let sampler = GradientSampler(gradient, on: .sRGB)
        #expect(abs(sampler.colors(at: 0.25).after.red - 0.5) < 1e-12)
        #expect(abs(sampler.colors(at: 0.5).after.red - pow(0.5, log(0.5) / log(0.25))) < 1e-12)
        #expect(sampler.places(straightIn: .srgb).count == 17)
    }

    /// A hint at an end leaves no way between two colours: it is a hard edge there.
    @Test func hintsAtEndsAreEdges() {
        for (hint, place) in [(0.0, 0.0), (1, 1)] {
            let gradient = GradientColors(
                stops: [GradientStop(0, .black, hint: hint), GradientStop(1, .white)], space: .srgb)
            let sampler = GradientSampler(gradient, on: .sRGB)
            #expect(sampler.colors(at: place).before == .black && sampler.colors(at: place).after == .white)
            #expect(sampler.colors(at: 0.5).before == (hint == 0 ? .white : .black))
            #expect(sampler.places(straightIn: .srgb) == [0, 1])
        }
    }

    /// A colour is a gradient of equal stops.
    @Test func coloursTurnIntoGradients() {
        let red = Color(red: 1, green: 0, blue: 0)
        let gradient = LinearGradient(
            stops: [GradientStop(0, .white), GradientStop(1, .black)], start: .zero, end: Point(0, 9))
        var expected = gradient
        expected.stops = [
            GradientStop(0, Color(red: 1, green: 0.5, blue: 0.5)),
            GradientStop(1, Color(red: 0.5, green: 0, blue: 0)),
        ]
        #expect(Paint.solid(red).interpolated(to: .linear(gradient), at: 0.5) == .linear(expected))
        #expect(Paint.linear(gradient).interpolated(to: .solid(red), at: 0.5) == .linear(expected))
    }

    @Test func listsAreFilledUpWithWhatCannotBeSeen() {
        let shadow = Shadow(color: Color(white: 0, alpha: 0.5), sigma: 4, offset: Point(0, 2))
        let other = Shadow(color: Color(white: 0, alpha: 0.25), sigma: 8)
        let between = [shadow].interpolated(to: [other, shadow], at: 0.5)
        #expect(between.map(\.sigma) == [6, 4])
        #expect(between.map(\.color.alpha) == [0.375, 0.25])
        #expect([shadow].interpolated(to: [], at: 0.75).map(\.color.alpha) == [0.125])
        #expect((nil as Shadow?).interpolated(to: shadow, at: 1.5)?.color.alpha == 0.75)
        #expect((nil as Shadow?).interpolated(to: shadow, at: -0.5)?.color.alpha == 0)
        let blur = [LayerFilter.blur(sigma: 8)].interpolated(to: [], at: 0.25)
        #expect(blur == [.blur(sigma: 6)])
    }

    // MARK: - Nothing in between

    private static let red = LinearGradient(
        stops: [GradientStop(0, .white), GradientStop(1, .black)], start: .zero, end: Point(0, 9))
    private static let rings = RadialGradient(
        stops: red.stops, center: .zero, startRadius: 0, endRadius: 9)
    private static var repeated: LinearGradient {
        var gradient = red
        gradient.spread = .repeat
        return gradient
    }

    /// Paints without a common kind change halfway.
    @Test(arguments: [
        (Paint.linear(red), Paint.radial(rings)),
        (.linear(red), .noise(Noise(stops: red.stops, cell: 3))),
        (.noise(Noise(stops: red.stops, cell: 3)), .noise(Noise(stops: red.stops, cell: 3, seed: 1))),
        (.mesh(MeshGradient(columns: 2, vertices: [])), .mesh(MeshGradient(columns: 3, vertices: []))),
    ])
    func paintsOfOtherKindsSwitch(from: Paint, to: Paint) {
        #expect(!from.isInterpolatable(to: to) && !to.isInterpolatable(to: from))
        #expect(from.interpolated(to: to, at: 0.49) == from && from.interpolated(to: to, at: 0.5) == to)
    }

    /// Of values that differ in one part, all others are mixed.
    @Test func onlyWhatDiffersSwitches() {
        #expect(!Self.red.isInterpolatable(to: Self.repeated))
        var moved = Self.repeated
        moved.end = Point(10, 9)
        let between = Self.red.interpolated(to: moved, at: 0.25)
        #expect(between.spread == .pad && between.end == Point(2.5, 9))
        let outer = Shadow(color: .black, sigma: 2)
        let inner = Shadow(color: .black, sigma: 6, placement: .inner)
        #expect(!outer.isInterpolatable(to: inner))
        #expect(outer.interpolated(to: inner, at: 0.75).placement == .inner)
        #expect(outer.interpolated(to: inner, at: 0.75).sigma == 5)
        let (blur, matrix) = (LayerFilter.blur(sigma: 2), LayerFilter.matrix(.saturation(2)))
        #expect(!blur.isInterpolatable(to: matrix) && blur.interpolated(to: matrix, at: 0.4) == blur)
        let filters = BackdropFilter([blur, matrix])
        #expect(!filters.isInterpolatable(to: BackdropFilter([matrix, blur])))
        #expect(filters.isInterpolatable(to: BackdropFilter([blur])))
    }
}

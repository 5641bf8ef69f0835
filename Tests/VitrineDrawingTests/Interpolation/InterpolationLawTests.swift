import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineReferences

/// The table of kinds of values that can be interpolated, each held to the laws of `InterpolationLaws`, and to
/// the limits that an overshoot must not pass.
@Suite struct InterpolationLawTests {
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Returns the laws that random values break.
        let broken: @Sendable (UInt64) -> [String]
    }

    private static func kind<Value: Interpolatable & SendableMetatype>(
        _ name: String, isValid: @escaping @Sendable (Value) -> Bool = { _ in true },
        _ make: @escaping @Sendable (inout RandomValues) -> Value
    ) -> Kind {
        Kind(testDescription: name) { seed in
            var random = RandomValues(seed)
            let (from, to) = (make(&random), make(&random))
            let alike = from.isInterpolatable(to: to) ? [] : ["random values are alike"]
            return alike
                + InterpolationLaws.broken(from: from, to: to, isValid: isValid) {
                    $0.interpolated(to: $1, at: $2)
                }
        }
    }

    private static let spaces = [
        ColorInterpolation.device, ColorInterpolation(.linear), .perceptual(on: .sRGB),
        .perceptual(on: .displayP3), ColorInterpolation(.oklch, on: .displayP3),
    ]

    /// A kind with colours, in every space, and on the way to and from nothing.
    private static func colored<Value: Fadeable & SendableMetatype>(
        _ name: String, isValid: @escaping @Sendable (Value) -> Bool = { _ in true },
        _ make: @escaping @Sendable (inout RandomValues) -> Value
    ) -> Kind {
        Kind(testDescription: name) { seed in
            var random = RandomValues(seed)
            let (from, to) = (make(&random), make(&random))
            var broken = from.isInterpolatable(to: to) ? [] : ["random values are alike"]
            if !from.isInterpolatable(to: from.faded) { broken.append("what fades is like what it was") }
            for space in spaces {
                broken += InterpolationLaws.broken(from: from, to: to, isValid: isValid) {
                    $0.interpolated(to: $1, at: $2, in: space)
                }
                broken += InterpolationLaws.broken(
                    from: from, to: nil, isValid: { $0.map(isValid) ?? true },
                    by: { (a: Value?, b: Value?, t: Double) in a.interpolated(to: b, at: t, in: space) })
                broken += InterpolationLaws.broken(
                    from: [from, to], to: [to], isValid: { $0.allSatisfy(isValid) },
                    by: { (a: [Value], b: [Value], t: Double) in a.interpolated(to: b, at: t, in: space) })
            }
            return broken
        }
    }

    private static func isLength(_ values: [Double]) -> Bool { values.allSatisfy { $0 >= 0 } }
    private static func isShare(_ values: [Double]) -> Bool { values.allSatisfy { $0 >= 0 && $0 <= 1 } }
    private static func isColor(_ color: Color) -> Bool {
        isShare([color.red, color.green, color.blue, color.alpha])
    }
    private static func areStops(_ stops: [GradientStop]) -> Bool {
        stops.allSatisfy { isColor($0.color) && isShare([$0.location]) }
            && zip(stops, stops.dropFirst()).allSatisfy { $0.location <= $1.location }
    }

    private static let geometry: [Kind] = [
        kind("number") { $0.number() },
        kind("point") { $0.point() },
        kind("size", isValid: { isLength([$0.width, $0.height]) }, { $0.size() }),
        kind("rect", isValid: { isLength([$0.width, $0.height]) }, { $0.rect() }),
        kind("insets") { $0.insets() },
        kind("radii", isValid: { isLength($0.across + $0.down) }, { $0.radii() }),
        kind("elliptical radii", isValid: { isLength($0.across + $0.down) }, { $0.ellipticalRadii() }),
        kind("affine map") { $0.affine() },
        kind("stroke style", isValid: { isLength([$0.width] + $0.dash) }, { $0.strokeStyle() }),
        kind("path") { $0.path() },
        kind(
            "rectangle or ellipse", isValid: { isLength([$0.bounds.width, $0.bounds.height]) }, { $0.box() }),
        kind("shape of a path") { .path($0.path(), .evenOdd) as ResolvedShape },
        kind("area") { $0.area() },
    ]

    private static let painted: [Kind] = [
        colored("colour", isValid: { isColor($0) }, { $0.color() }),
        colored("linear gradient", isValid: { areStops($0.stops) }, { $0.linear() }),
        colored("radial gradient", isValid: { areStops($0.stops) && $0.endRadius >= 0 }, { $0.radial() }),
        colored("angular gradient", isValid: { areStops($0.stops) }, { $0.angular() }),
        colored("mesh", isValid: { $0.vertices.allSatisfy { isColor($0.color) } }, { $0.mesh() }),
        colored("noise", isValid: { $0.cell > 0 && $0.gain >= 0 }, { $0.noise() }),
        colored("image", isValid: { isShare([$0.opacity]) }, { $0.image() }),
        colored("paint") { Paint.linear($0.linear()) },
        colored("shadow", isValid: { $0.sigma >= 0 && isColor($0.color) }, { $0.shadow() }),
        colored("filter") { $0.filters()[0] },
        colored("backdrop filter", isValid: { $0.tints.allSatisfy(isColor) }, { $0.backdrop() }),
        colored(
            "progressive blur", isValid: { isLength([$0.startSigma, $0.endSigma]) }, { $0.progressiveBlur() }),
        colored("layer of a surface") { $0.surface().layers[1] },
        kind("surface") { $0.surface() },
    ]

    @Test(arguments: geometry + painted, UInt64(0)..<12)
    func lawsHold(kind: Kind, seed: UInt64) {
        let broken = kind.broken(seed)
        #expect(broken.isEmpty, "seed \(seed): \(broken.prefix(3).joined(separator: "; "))")
    }

    // MARK: - Gradients of different structure

    /// Where the structure differs, the same laws hold, as far as something lies in between.
    @Test(arguments: UInt64(0)..<20) func gradientsOfUnlikeStopsKeepTheLaws(seed: UInt64) {
        var random = RandomValues(seed)
        let (from, to) = (random.linear(2), random.linear(5, seed % 2 == 0 ? .oklab : .srgb))
        #expect(from.isInterpolatable(to: to))
        let broken = InterpolationLaws.broken(from: from, to: to, isValid: { Self.areStops($0.stops) }) {
            $0.interpolated(to: $1, at: $2)
        }
        #expect(broken.isEmpty, "seed \(seed): \(broken)")
    }

    @Test(arguments: UInt64(0)..<20) func coloursBecomeGradientsByTheLaws(seed: UInt64) {
        var random = RandomValues(seed)
        let color = random.color()
        let paints: [Paint] = [
            .linear(random.linear(3, .oklchLonger)), .radial(random.radial()), .angular(random.angular()),
            .mesh(random.mesh()), .noise(random.noise()),
        ]
        for paint in paints {
            #expect(Paint.solid(color).isInterpolatable(to: paint))
            let broken = InterpolationLaws.broken(from: .solid(color), to: paint) {
                $0.interpolated(to: $1, at: $2, in: .perceptual(on: .sRGB))
            }
            #expect(broken.isEmpty, "seed \(seed): \(broken)")
        }
    }

    // MARK: - Numbers

    /// Between two numbers no later one lies behind an earlier one, other than by rounding.
    @Test(arguments: UInt64(0)..<50) func numbersAreMonotone(seed: UInt64) {
        var random = RandomValues(seed)
        let (from, to) = (random.number(), random.number())
        var last = from
        for step in 1...1000 {
            let value = from.interpolated(to: to, at: Double(step) / 1000)
            let slack = max(from.magnitude, to.magnitude).ulp
            #expect(from < to ? value >= last - slack : value <= last + slack, "seed \(seed)")
            #expect(abs(value - (from + (to - from) * Double(step) / 1000)) < 1e-12, "seed \(seed)")
            last = value
        }
    }

    /// A transition that is interrupted goes on from the moving value, without a jump of place or speed.
    @Test(arguments: UInt64(0)..<20) func interruptedTransitionsKeepTheirSpeed(seed: UInt64) {
        var random = RandomValues(seed)
        let (a, b, c) = (random.number(), random.number(), random.number())
        func ease(_ t: Double) -> Double { t * t * (3 - 2 * t) }
        func first(_ time: Double) -> Double { a.interpolated(to: b, at: ease(time)) }
        func both(_ time: Double) -> Double {
            time < 0.4 ? first(time) : first(time).interpolated(to: c, at: ease(time - 0.4))
        }
        let step = 1e-6
        let before = (both(0.4) - both(0.4 - step)) / step
        let after = (both(0.4 + step) - both(0.4)) / step
        #expect(both(0.4) == first(0.4))
        #expect(abs(before - after) < 1e-2, "seed \(seed)")
    }

    @Test func theTwoZerosAreToldApart() {
        #expect((-0.0).interpolated(to: 1, at: 0).sign == .minus)
        #expect((1.0).interpolated(to: -0.0, at: 1).sign == .minus)
        #expect((0.0).interpolated(to: -0.0, at: 1).sign == .minus)
        #expect((-0.0).interpolated(to: 0, at: 0.5).sign == .minus)
        #expect(ValueBits(Point(0, -0.0)) != ValueBits(Point(0, 0)))
    }

    /// Sizes that fill all the room there is stay infinite until they end.
    @Test func infiniteSizesStay() {
        for fraction in [-0.5, 0, 0.001, 0.999] {
            #expect(Double.infinity.interpolated(to: 20, at: fraction) == .infinity)
        }
        for fraction in [1, 1.5] { #expect(Double.infinity.interpolated(to: 20, at: fraction) == 20) }
        #expect((20.0).interpolated(to: .infinity, at: 0.5) == .infinity)
        #expect((20.0).interpolated(to: .infinity, at: -0.5) == 20)
    }

    /// A range holds what overshoots, but moves no end.
    @Test func rangesHoldWhatOvershoots() {
        #expect((0.2).interpolated(to: 0.8, at: 3, within: .shares) == 1)
        #expect((0.2).interpolated(to: 0.8, at: -3, within: .shares) == 0)
        #expect((0.2).interpolated(to: 1.5, at: 1, within: .shares) == 1.5)
        #expect((0.5).interpolated(to: 1.5, at: 0.75, within: .shares) == 1.25)
        #expect((0.5).interpolated(to: 1.5, at: 2, within: .shares) == 1.5)
        #expect((-4.0).interpolated(to: 4, at: -1, within: .lengths) == -4)
    }
}

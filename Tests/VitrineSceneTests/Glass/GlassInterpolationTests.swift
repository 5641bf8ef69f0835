import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineStyle

/// Mixed glass, parameter by parameter.
@Suite struct GlassInterpolationTests {
    private static func number(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> Double {
        .random(in: range, using: &random)
    }

    private static func color(_ random: inout SeededGenerator) -> Color {
        Color(
            red: number(0...1, &random), green: number(0...1, &random), blue: number(0...1, &random),
            alpha: number(0.1...1, &random))
    }

    private static func face(_ random: inout SeededGenerator) -> GlassFace {
        var face = GlassFace(
            black: number(-0.5...1, &random), white: number(0...1.5, &random),
            chroma: number(0.1...2, &random), fill: color(&random))
        (face.lift, face.fade) = (number(-1...1, &random), number(-1...1, &random))
        face.regain = number(-1...1, &random)
        if Bool.random(using: &random) {
            face.vivid = GlassVividFace(
                base: number(0...1, &random), gain: number(0.1...1, &random), lift: number(-1...1, &random),
                chroma: number(0.1...2, &random), fade: number(-1...1, &random),
                regain: number(-1...1, &random), from: 0.1, to: 0.4)
        }
        return face
    }

    /// Returns glass with a random value of every parameter.
    private static func optics(_ random: inout SeededGenerator) -> GlassOptics {
        var optics = GlassOptics(tint: GlassTint(color(&random)))
        for parameter in GlassParameter.all where !parameter.name.contains("face.") {
            switch parameter.value {
            case .number(let range, let path): optics[keyPath: path] = number(range, &random)
            case .color(let path): optics[keyPath: path] = color(&random)
            }
        }
        (optics.face, optics.bleed.face) = (face(&random), face(&random))
        optics.glow.center = Point(number(-9...9, &random), number(-9...9, &random))
        return optics
    }

    @Test(arguments: UInt64(0)..<12) func lawsHold(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (from, to) = (Self.optics(&random), Self.optics(&random))
        func isValid(_ optics: GlassOptics) -> Bool {
            GlassParameter.all.allSatisfy { parameter in
                guard !parameter.name.contains("face.") else { return true }
                switch parameter.value {
                case .number(let range, let path): return range.contains(optics[keyPath: path])
                case .color(let path):
                    let color = optics[keyPath: path]
                    return [color.red, color.green, color.blue, color.alpha].allSatisfy((0...1).contains)
                }
            }
        }
        for colors in [ColorInterpolation.device, .perceptual(on: .displayP3)] {
            let broken = InterpolationLaws.broken(from: from, to: to, isValid: isValid) {
                $0.interpolated(to: $1, at: $2, in: colors)
            }
            #expect(broken.isEmpty, "seed \(seed): \(broken.prefix(3))")
        }
        var untinted = to
        untinted.tint = nil
        let broken = InterpolationLaws.broken(from: from, to: untinted) { $0.interpolated(to: $1, at: $2) }
        #expect(broken.isEmpty, "seed \(seed): \(broken.prefix(3))")
        let light = InterpolationLaws.broken(from: GlassLight(), to: GlassLight(angle: 30, first: 1)) {
            $0.interpolated(to: $1, at: $2)
        }
        #expect(light.isEmpty, "\(light)")
    }

    @Test(arguments: UInt64(0)..<12) func everyParameterIsMixed(seed: UInt64) {
        var random = SeededGenerator(seed: seed &+ 100)
        let (from, to) = (Self.optics(&random), Self.optics(&random))
        let t = Self.number(0...1, &random)
        let optics = from.interpolated(to: to, at: t)
        for parameter in GlassParameter.all where !parameter.name.contains("face.") {
            guard case .number(_, let path) = parameter.value else { continue }
            let expected = from[keyPath: path] + (to[keyPath: path] - from[keyPath: path]) * t
            #expect(abs(optics[keyPath: path] - expected) < 1e-9, "\(parameter.name), seed \(seed)")
        }
    }

    /// The mixed face shows of every backdrop the mean of what both show.
    @Test(arguments: UInt64(0)..<30) func mixedFacesShowTheMean(seed: UInt64) {
        func shown(_ face: GlassFace, _ c: Double, luma y: Double) -> Double {
            let grey = face.base + face.gain * (y + face.lift * y * (1 - y))
            let k = 1 - face.fade * (1 - y) + face.regain * max(1 - y / 0.35, 0)
            return grey + face.chroma * k * (c - y) + face.emission.red
        }
        var random = SeededGenerator(seed: seed &+ 200)
        let (from, to) = (Self.face(&random), Self.face(&random))
        let t = Self.number(0...1, &random)
        let face = from.interpolated(to: to, at: t)
        for _ in 0..<20 {
            let (c, y) = (Self.number(0...1, &random), Self.number(0...1, &random))
            let expected = shown(from, c, luma: y) * (1 - t) + shown(to, c, luma: y) * t
            #expect(abs(shown(face, c, luma: y) - expected) < 1e-9, "seed \(seed)")
            let seen = shown(vivid(from), c, luma: y) * (1 - t) + shown(vivid(to), c, luma: y) * t
            #expect(abs(shown(vivid(face), c, luma: y) - seen) < 1e-9, "seed \(seed)")
        }
    }

    /// Returns the face that vivid colours see.
    private func vivid(_ face: GlassFace) -> GlassFace {
        guard let vivid = face.vivid else { return face }
        return GlassFace(
            base: vivid.base, gain: vivid.gain, lift: vivid.lift, chroma: vivid.chroma, fade: vivid.fade,
            regain: vivid.regain, emission: face.emission)
    }

    /// A tint that only one has fades, in its own colour.
    @Test func tintsFade() {
        let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.8)
        let tinted = GlassOptics(tint: GlassTint(color, floor: 0.3))
        let half = tinted.interpolated(to: GlassOptics(), at: 0.75).tint
        #expect(half?.color == color.opacity(0.25) && half?.floor == 0.3)
    }
}

import Foundation
import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineReferences

/// Mixed colours compared with the definitions of CSS Color 4 and of OKLab, in doubles and with the system's
/// powers.
@Suite struct ColorInterpolationTests {
    private static func linear(_ c: Double) -> Double {
        c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ c: Double) -> Double {
        abs(c) <= 0.0031308 ? c * 12.92 : copysign(1.055 * pow(abs(c), 1 / 2.4) - 0.055, c)
    }

    /// Rows of the matrices of Ottosson's text: linear sRGB to the cones, and these to OKLab.
    private static let cones = [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
    private static let axes = [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]

    private static func product(_ matrix: [[Double]], _ v: [Double]) -> [Double] {
        matrix.map { row in
            let terms: [Double] = zip(row, v).map { $0 * $1 }
            return terms.reduce(0, +)
        }
    }

    /// Solves a system of three equations by Cramer's rule.
    private static func solution(_ m: [[Double]], _ v: [Double]) -> [Double] {
        func determinant(_ m: [[Double]]) -> Double {
            let first = m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
            let second = m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
            let third = m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
            return first - second + third
        }
        let whole = determinant(m)
        return (0..<3).map { column in
            var replaced = m
            for row in 0..<3 { replaced[row][column] = v[row] }
            return determinant(replaced) / whole
        }
    }

    private static func coordinates(_ color: Color, _ space: GradientSpace) -> [Double] {
        let encoded = [color.red, color.green, color.blue]
        if space == .srgb { return encoded }
        let light = encoded.map(linear)
        return space == .linear ? light : product(axes, product(cones, light).map(cbrt))
    }

    /// Returns the premultiplied mean by the text of CSS Color 4, section "Interpolating with Alpha".
    private static func mixed(_ a: Color, _ b: Color, _ t: Double, _ space: GradientSpace) -> [Double] {
        let alpha = a.alpha + (b.alpha - a.alpha) * t
        let (one, two) = (coordinates(a, space), coordinates(b, space))
        let straight = zip(one, two).map { ($0 * a.alpha * (1 - t) + $1 * b.alpha * t) / alpha }
        let components: [Double]
        switch space {
        case .srgb: components = straight
        case .linear: components = straight.map(encoded)
        default:
            let roots = solution(axes, straight)
            components = solution(cones, roots.map { $0 * $0 * $0 }).map(encoded)
        }
        return components.map { min(max($0, 0), 1) } + [alpha]
    }

    @Test(arguments: [GradientSpace.srgb, .linear, .oklab], UInt64(0)..<60)
    func coloursAreMixedPremultipliedInTheStatedSpace(space: GradientSpace, seed: UInt64) {
        var random = RandomValues(seed &+ 500)
        let (a, b) = (random.color(), random.color())
        // Transparent colours, which have no coordinates of their own, are tested apart.
        guard a.alpha > 0, b.alpha > 0 else { return }
        let t = random.number(0.01...0.99)
        let color = a.interpolated(to: b, at: t, in: ColorInterpolation(space))
        let expected = Self.mixed(a, b, t, space)
        for (one, two) in zip([color.red, color.green, color.blue, color.alpha], expected) {
            // OKLab's two pairs of matrices, as printed, are inverse to each other only to about 1e-7, which
            // black encodes as thirteen times as much.
            #expect(abs(one - two) < 1e-5, "seed \(seed): \(a) \(b) \(t): \(color), not \(expected)")
        }
    }

    /// Red and green meet in three different middles, of which encoded components give the darkest.
    @Test func middlesOfRedAndGreenDiffer() {
        let (red, green) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
        let device = red.interpolated(to: green, at: 0.5, in: .device)
        #expect(device == Color(red: 0.5, green: 0.5, blue: 0))
        #expect(red.interpolated(to: green, at: 0.5) == device)
        let linear = red.interpolated(to: green, at: 0.5, in: ColorInterpolation(.linear))
        #expect(abs(linear.red - 0.7354) < 1e-4 && abs(linear.green - 0.7354) < 1e-4 && linear.blue < 1e-6)
        let perceptual = red.interpolated(to: green, at: 0.5, in: .perceptual(on: .sRGB))
        #expect(perceptual.red > 0.7 && perceptual.green > 0.6 && perceptual.blue < 0.05)
    }

    /// The same components are other colours on another canvas, whose mixtures differ.
    @Test func perceptualMixturesKnowTheCanvas() {
        let (red, green) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
        let onP3 = red.interpolated(to: green, at: 0.5, in: .perceptual(on: .displayP3))
        #expect(onP3 != red.interpolated(to: green, at: 0.5, in: .perceptual(on: .sRGB)))
        let colors = ColorInterpolation(.linear)
        var wide = colors
        wide.canvas = .displayP3
        #expect(
            red.interpolated(to: green, at: 0.5, in: colors) == red.interpolated(to: green, at: 0.5, in: wide)
        )
    }

    @Test(arguments: [GradientSpace.srgb, .linear, .oklab])
    func transparentColoursHaveNoPart(space: GradientSpace) {
        let colors = ColorInterpolation(space)
        let (black, orange) = (Color.clear, Color(red: 1, green: 0.6, blue: 0.1, alpha: 0.8))
        for fraction in [0.25, 0.5, 0.9] {
            var expected = orange
            expected.alpha = 0.8 * fraction
            let color = black.interpolated(to: orange, at: fraction, in: colors)
            #expect(ValueBits(color).isNear(ValueBits(expected), within: 1e-15))
            #expect((color.red, color.green, color.blue) == (1, 0.6, 0.1))
        }
        // Beyond the transparent end nothing appears again.
        #expect(black.interpolated(to: orange, at: -0.3, in: colors).alpha == 0)
        #expect(black.interpolated(to: orange, at: 2, in: colors).alpha == 1)
    }

    /// Along hues the way is the one that the space names: from red to blue through magenta, or through green.
    @Test func huesTakeTheStatedWay() {
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let shorter = red.interpolated(to: blue, at: 0.5, in: ColorInterpolation(.oklch))
        #expect(shorter.red > 0.5 && shorter.blue > 0.4 && shorter.green < 0.1)
        let longer = red.interpolated(to: blue, at: 0.5, in: ColorInterpolation(.oklchLonger))
        #expect(longer.green > longer.red && longer.green > longer.blue)
    }
}

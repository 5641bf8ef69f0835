import Foundation
import Testing
import Vitrine
import VitrineTestSupport

/// Chains of filters with shadows and opacities in them, compared with CSS's chains in doubles.
@Suite struct FilterChainOracleTests {
    /// A premultiplied colour, 0...1.
    typealias Pixel = SIMD4<Double>

    /// A picture in doubles, as large as the canvas.
    struct Picture {
        let width: Int
        let height: Int
        var pixels: [Pixel]

        /// Returns the picture moved by a distance in pixels: a pixel has the mean of what it covers.
        func moved(_ dx: Double, _ dy: Double) -> Picture {
            let across = Self.taps(dx) { $0 == 0 ? 1 : 0 }
            let down = Self.taps(dy) { $0 == 0 ? 1 : 0 }
            return convolved(across, down)
        }

        /// Returns the picture convolved with a Gaussian that is moved by a distance in pixels.
        func blurred(sigma: Double, _ dx: Double = 0, _ dy: Double = 0) -> Picture {
            func taps(_ shift: Double) -> [(Int, Double)] {
                let reach = Int((4.5 * sigma).rounded(.up)) + Int(abs(shift).rounded(.up))
                let all = (-reach...reach).map { k in
                    (k, exp(-(Double(k) - shift) * (Double(k) - shift) / (2 * sigma * sigma)))
                }
                let sum = all.reduce(0) { $0 + $1.1 }
                return all.map { ($0.0, $0.1 / sum) }
            }
            return convolved(taps(dx), taps(dy))
        }

        private static func taps(_ shift: Double, _ kernel: (Int) -> Double) -> [(Int, Double)] {
            let whole = shift.rounded(.down)
            return [(Int(whole), 1 - (shift - whole)), (Int(whole) + 1, shift - whole)].filter { $0.1 > 0 }
        }

        private func convolved(_ across: [(Int, Double)], _ down: [(Int, Double)]) -> Picture {
            var result = self
            result.pixels = SeparableConvolution.convolved(pixels, width: width, across: across, down: down)
            return result
        }

        /// Returns the picture with a change of its straight colours, clamped.
        func mapped(_ change: (SIMD3<Double>) -> SIMD3<Double>) -> Picture {
            var result = self
            for (index, p) in pixels.enumerated() where p.w > 0 {
                let color = change(SIMD3(p.x, p.y, p.z) / p.w).clamped(
                    lowerBound: SIMD3(), upperBound: SIMD3(repeating: 1))
                result.pixels[index] = Pixel(color * p.w, p.w)
            }
            return result
        }

        func faded(_ opacity: Double) -> Picture {
            Picture(width: width, height: height, pixels: pixels.map { $0 * opacity })
        }

        /// Returns the picture over its shadow.
        func shadowed(_ color: Pixel, sigma: Double, _ dx: Double, _ dy: Double) -> Picture {
            let shade = sigma > 0 ? blurred(sigma: sigma, dx, dy) : moved(dx, dy)
            var result = self
            for index in pixels.indices {
                result.pixels[index] += color * shade.pixels[index].w * (1 - pixels[index].w)
            }
            return result
        }
    }

    /// A step of a chain, in words and in doubles at a number of pixels a point.
    struct Step: Sendable {
        let words: String
        let apply: @Sendable (Picture, _ pixels: Double) -> Picture

        static func shadow(
            _ level: Int, _ opacity: Double, radius: Double, _ x: Double, _ y: Double
        ) -> Step {
            let color = Pixel(Double(level) / 255, 0.2 * Double(level) / 255, 0, 1) * opacity
            return Step(
                words: """
                    { dropShadow: { color: "rgb(\(level) \(level / 5) 0)", opacity: \(opacity), \
                    radius: \(radius), x: \(x), y: \(y) } }
                    """
            ) { $0.shadowed(color, sigma: radius / 2 * $1, x * $1, y * $1) }
        }

        static func opacity(_ value: Double) -> Step {
            Step(words: "{ opacity: \(value) }") { picture, _ in picture.faded(value) }
        }

        static func blur(_ sigma: Double) -> Step {
            Step(words: "{ blur: \(sigma) }") { $0.blurred(sigma: sigma * $1) }
        }

        static func invert(_ share: Double) -> Step {
            Step(words: "{ invert: \(share) }") { picture, _ in
                picture.mapped { $0 * (1 - 2 * share) + SIMD3(repeating: share) }
            }
        }

        static func brightness(_ value: Double) -> Step {
            Step(words: "{ brightness: \(value) }") { picture, _ in
                picture.mapped { $0 + SIMD3(repeating: value) }
            }
        }

        static func contrast(_ factor: Double) -> Step {
            Step(words: "{ contrast: \(factor) }") { picture, _ in
                picture.mapped { ($0 - SIMD3(repeating: 0.5)) * factor + SIMD3(repeating: 0.5) }
            }
        }

        static func grayscale(_ share: Double) -> Step {
            Step(words: "{ grayscale: \(share) }") { picture, _ in
                picture.mapped { color in
                    let gray = (color * SIMD3(0.2126, 0.7152, 0.0722)).sum()
                    return color * (1 - share) + SIMD3(repeating: gray) * share
                }
            }
        }
    }

    struct Chain: Sendable, CustomTestStringConvertible {
        let steps: [Step]
        init(_ steps: Step...) { self.steps = steps }
        var testDescription: String { "[ \(steps.map(\.words).joined(separator: ", ")) ]" }
    }

    static let chains = [
        Chain(.opacity(0.4)),
        Chain(.shadow(200, 0.8, radius: 6, 4, 3)),
        Chain(.shadow(200, 1, radius: 0, 5, -4)),
        Chain(.shadow(200, 1, radius: 0, 2.5, 1.5)),
        Chain(.shadow(200, 0.7, radius: 5, -3.3, 2.6)),
        Chain(.opacity(0.5), .shadow(0, 1, radius: 6, 3, 4)),
        Chain(.shadow(0, 1, radius: 6, 3, 4), .opacity(0.5)),
        Chain(.opacity(0.5), .opacity(0.5), .shadow(150, 1, radius: 4, 0, 0)),
        Chain(.shadow(220, 0.8, radius: 4, 6, 0), .shadow(60, 0.6, radius: 8, 0, 6)),
        Chain(.shadow(220, 1, radius: 0, 8, 0), .shadow(60, 1, radius: 0, 0, 8), .opacity(0.6)),
        Chain(.blur(2), .shadow(200, 1, radius: 6, 6, 5)),
        Chain(.shadow(200, 1, radius: 6, 6, 5), .blur(2)),
        Chain(.invert(1), .shadow(200, 1, radius: 6, 6, 5)),
        Chain(.shadow(200, 1, radius: 6, 6, 5), .invert(1)),
        Chain(.shadow(250, 0.5, radius: 6, 6, 5), .grayscale(1)),
        Chain(.brightness(0.2), .shadow(250, 0.5, radius: 3, 2, 5), .contrast(0.5), .opacity(0.7)),
        Chain(.blur(1.5), .contrast(2), .blur(3), .opacity(0.9), .brightness(-0.1)),
        Chain(
            .opacity(0.8), .shadow(250, 0.9, radius: 3, -4, 0), .blur(1.5), .invert(0.8),
            .shadow(90, 0.7, radius: 9, 5, 6), .grayscale(0.5)),
    ]

    /// Two solid boxes, one on the other, and a translucent one.
    private static let node = """
        zstack: [ \
        { rectangle: , fill: "#D03030", frame: { width: 30, height: 14 }, offset: { x: -4, y: -3 } }, \
        { rectangle: , fill: "#2050C0", frame: { width: 12, height: 18 }, offset: { x: 5, y: 2 } }, \
        { rectangle: , fill: { color: "#30C060", opacity: 0.5 }, frame: { width: 10, height: 10 }, \
        offset: { x: 0, y: 8 } } ]
        """

    private static func content(_ scale: Int) -> Picture {
        let (width, height) = (100 * scale, 60 * scale)
        var picture = Picture(
            width: width, height: height, pixels: Array(repeating: Pixel(), count: width * height))
        func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ color: Pixel) {
            for y in top * scale..<bottom * scale {
                for x in left * scale..<right * scale {
                    picture.pixels[y * width + x] =
                        color + picture.pixels[y * width + x] * (1 - color.w)
                }
            }
        }
        box(31, 20, 61, 34, Pixel(208 / 255, 48 / 255, 48 / 255, 1))
        box(49, 23, 61, 41, Pixel(32 / 255, 80 / 255, 192 / 255, 1))
        box(45, 33, 55, 43, Pixel(48 / 255, 192 / 255, 96 / 255, 1) * 0.5)
        return picture
    }

    @Test(arguments: chains, [1, 2, 3])
    func chainsActInTheirOrder(chain: Chain, scale: Int) throws {
        var picture = Self.content(scale)
        for step in chain.steps { picture = step.apply(picture, Double(scale)) }
        try PixelOracle(scale: scale).expect(
            "{ \(Self.node), filter: \(chain.testDescription) }", tolerance: 1.6
        ) { x, y in
            let pixel = picture.pixels[y * picture.width + x]
            return (SIMD3(pixel.x, pixel.y, pixel.z) + SIMD3(repeating: 1 - pixel.w)) * 255
        }
    }
}

import Testing
import VitrineTestSupport
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrinePixels
@testable import VitrineReferences

/// Properties that hold exactly, whatever the error.
@Suite struct BlurPropertyTests {
    static let sigmas = [0.3, 1, 2.5, 3, 7, 18, 45, 130, 500]

    private func picture(_ width: Int, _ height: Int, seed: UInt64) -> Pixmap {
        var random = SeededGenerator(seed: seed)
        var image = Pixmap(width: width, height: height)
        for i in image.pixels.indices {
            let alpha = random.sample()
            image.pixels[i] = SIMD4(
                min(random.sample(), alpha), min(random.sample(), alpha), min(random.sample(), alpha), alpha)
        }
        return image
    }

    /// All bytes and many words, each in a line of its own, along each axis.
    @Test(arguments: sigmas, [BlurEdge.mirror, .clamp])
    func constantLinesStay(sigma: Double, edge: BlurEdge) {
        var random = SeededGenerator(seed: 12)
        var bytes = Mask8(width: 5, height: 256)
        var words = Mask(width: 256, height: 5)
        let drawn = (0..<256).map { _ in UInt16(truncatingIfNeeded: random.next()) }
        for line in 0..<256 {
            for i in 0..<5 {
                bytes[i, line] = UInt8(line)
                words[line, i] = line < 4 ? UInt16(line) : line < 8 ? ~UInt16(line - 4) : drawn[line]
            }
        }
        let across = GaussianBlur(sigmaX: sigma, sigmaY: 0, edge: edge)
        #expect(across.apply(to: bytes, workers: .serial) == bytes)
        let down = GaussianBlur(sigmaX: 0, sigmaY: sigma, edge: edge)
        #expect(down.apply(to: words, workers: .serial) == words)
    }

    /// Along both axes at once; a picture of four components tries four values.
    @Test(arguments: sigmas, [BlurEdge.mirror, .clamp])
    func constantsStay(sigma: Double, edge: BlurEdge) {
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
        // Distant reflections in such a small picture are expensive, and the rest is covered by lines.
        for first in stride(from: 0, to: 256, by: sigma < 7 ? 4 : 200) {
            let pixel = (0..<4).map { UInt8(first + $0) }
            let image = RGBA8Image(
                width: 11, height: 6, components: (0..<264).map { pixel[$0 % 4] })
            #expect(blur.apply(to: image, workers: .serial) == image, "from \(first)")
        }
        for value in (sigma < 40 ? [0, 1, 12345, 32768, 65534, 65535] : [40001]) as [UInt16] {
            var mask = Mask(width: 19, height: 22)
            for i in mask.values.indices { mask.values[i] = value }
            #expect(blur.apply(to: mask, workers: .serial) == mask, "\(value)")
        }
    }

    /// There is no overshoot: a blurred sample lies between the minimum and the maximum of the picture, at
    /// its edges too.
    @Test(arguments: sigmas, [BlurEdge.mirror, .clamp])
    func resultsStayWithinTheRange(sigma: Double, edge: BlurEdge) {
        for (index, input) in (BlurInput.noises + BlurInput.edges.prefix(sigma < 40 ? 8 : 0)).enumerated() {
            var mask = input.mask(width: 20 + index, height: 31 - index)
            for i in mask.values.indices { mask.values[i] = 20000 + mask.values[i] / 4 }
            let blurred = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge).apply(
                to: mask, workers: .serial)
            let (least, greatest) = (mask.values.min() ?? 0, mask.values.max() ?? 0)
            #expect(blurred.values.allSatisfy { least <= $0 && $0 <= greatest }, "\(input)")
        }
    }

    @Test(arguments: sigmas, BlurEdge.allCases)
    func colourNeverExceedsAlpha(sigma: Double, edge: BlurEdge) {
        for seed in UInt64(1)...(sigma < 40 ? 3 : 1) {
            let image = picture(21, 18, seed: seed)
            let result = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
                .apply(to: image, workers: .serial)
            let worst = result.pixels.allSatisfy { $0.x <= $0.w && $0.y <= $0.w && $0.z <= $0.w }
            #expect(worst, "seed \(seed)")
        }
    }

    @Test(arguments: [1.5, 4, 11, 60], BlurEdge.allCases)
    func workersDoNotMatter(sigma: Double, edge: BlurEdge) {
        let image = picture(23, 131, seed: 5)
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
        let serial = blur.apply(to: image, workers: .serial)
        for count in [2, 3, 7] {
            #expect(blur.apply(to: image, workers: Workers(count: count)) == serial, "\(count) workers")
        }
    }

    @Test(arguments: [0.3, 1, 2.5, 2.7, 4, 5.4, 5.6, 13, 27])
    func nothingMattersBeyondTheReach(sigma: Double) {
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: 0, edge: .transparent)
        let reach = blur.reach
        #expect(Double(reach) >= 3 * sigma && Double(reach) <= 7 * sigma + 3)
        for position in [reach + 1, reach + 2, reach + 7, reach + 8] {
            var mask = Mask(width: 2 * position + 1, height: 1)
            mask[position, 0] = 65535
            let result = blur.apply(to: mask, workers: .serial)
            #expect(result[position - reach - 1, 0] == 0 && result[position + reach + 1, 0] == 0)
        }
    }

    @Test func smallDeviationsAndEmptyPicturesAreLeftAlone() {
        let image = picture(9, 7, seed: 3)
        for sigma in [0, 0.05, 0.0999, -4, Double.nan, -Double.infinity] {
            let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: .mirror)
            #expect(blur.apply(to: image, workers: .serial) == image)
            #expect(blur.reach == 0)
        }
        let heavy = GaussianBlur(sigmaX: .infinity, sigmaY: 30, edge: .mirror)
        for (width, height) in [(0, 0), (0, 5), (5, 0)] {
            let empty = Pixmap(width: width, height: height)
            #expect(heavy.apply(to: empty, workers: .serial) == empty)
            let mask = Mask(width: width, height: height)
            #expect(heavy.apply(to: mask, workers: .serial) == mask)
        }
    }

    /// A strong blur of a dark gradient has more steps than eight bits can represent.
    @Test func darkGradientsKeepTheirSteps() {
        var mask = Mask(width: 256, height: 1)
        for x in 0..<256 { mask[x, 0] = UInt16(x * 8) }
        let result = GaussianBlur(sigmaX: 10, sigmaY: 10, edge: .clamp).apply(to: mask, workers: .serial)
        let rising = zip(result.values, result.values.dropFirst()).filter { $0 < $1 }.count
        #expect(rising >= 240)
    }
}

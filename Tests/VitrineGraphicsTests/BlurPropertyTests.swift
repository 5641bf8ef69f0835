import Testing
import VitrineTestSupport

@testable import VitrineGraphics

/// What must hold to the bit, whatever the error.
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

    @Test(arguments: sigmas)
    func constantsStay(sigma: Double) {
        for edge in [BlurEdge.mirror, .clamp] {
            for value in [UInt16(0), 1, 2, 255, 12345, 32768, 65534, 65535] {
                var mask = Mask(width: 19, height: 22)
                for i in mask.values.indices { mask.values[i] = value }
                let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
                #expect(blur.apply(to: mask, workers: .serial) == mask, "\(value) \(edge)")
            }
        }
    }

    @Test(arguments: sigmas, BlurEdge.allCases)
    func colourNeverExceedsAlpha(sigma: Double, edge: BlurEdge) {
        for seed in UInt64(1)...3 {
            let image = picture(21, 18, seed: seed)
            let result = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
                .apply(to: image, workers: .serial)
            let worst = result.pixels.allSatisfy { $0.x <= $0.w && $0.y <= $0.w && $0.z <= $0.w }
            #expect(worst, "seed \(seed)")
        }
    }

    /// Sizes that the coarsest pixel divides mirror to the bit; so does every size without levels.
    @Test(arguments: [(0.5, 33, 21), (2.5, 33, 21), (3, 34, 22), (7, 36, 24), (18, 40, 24), (30, 48, 32)])
    func mirroredInMirroredOut(sigma: Double, width: Int, height: Int) {
        let image = picture(width, height, seed: 11)
        func turned(_ image: Pixmap) -> Pixmap {
            var copy = image
            copy.pixels.reverse()
            return copy
        }
        for edge in BlurEdge.allCases {
            let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
            let straight = blur.apply(to: image, workers: .serial)
            let mirrored = blur.apply(to: turned(image), workers: .serial)
            #expect(turned(mirrored) == straight, "\(edge)")
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

    /// A heavy blur of a dark gradient has more steps than eight bits do.
    @Test func darkGradientsKeepTheirSteps() {
        var mask = Mask(width: 256, height: 1)
        for x in 0..<256 { mask[x, 0] = UInt16(x * 8) }
        let result = GaussianBlur(sigmaX: 10, sigmaY: 10, edge: .clamp).apply(to: mask, workers: .serial)
        let rising = zip(result.values, result.values.dropFirst()).filter { $0 < $1 }.count
        #expect(rising >= 240)
    }
}

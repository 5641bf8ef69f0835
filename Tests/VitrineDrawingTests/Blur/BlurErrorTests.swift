import Foundation
import Testing
import VitrineTestSupport
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrinePixels
@testable import VitrineReferences

/// The blur compared with a Gaussian in doubles, from which it differs by at most 1/255. For arbitrary input,
/// see `BlurWorstCaseTests`.
@Suite struct BlurErrorTests {
    static let sigmas = [
        0.3, 0.5, 0.8, 1, 1.5, 2, 2.5, 2.7, 3, 4, 5, 5.5, 7, 8, 10, 15, 16, 20, 30, 40, 60, 90, 120,
    ]

    /// Various sizes, even and odd, most of which are not a multiple of the coarsest pixel.
    static let sizes = [(60, 42), (49, 64), (31, 67), (67, 33), (48, 48), (17, 53), (64, 20)]

    /// Noise, photographs, steps, impulses and checkers at one size each, and every twelfth of the waves.
    @Test(arguments: sigmas, BlurEdge.allCases)
    func matchesTheGaussian(sigma: Double, edge: BlurEdge) {
        var random = SeededGenerator(seed: UInt64(sigma * 10))
        let start = Int(random.next() % 12)
        let waves = stride(from: start, to: BlurInput.waves.count, by: 12).map { BlurInput.waves[$0] }
        for input in BlurInput.noises + BlurInput.edges + waves {
            let (width, height) = Self.sizes[Int(random.next() % UInt64(Self.sizes.count))]
            Self.check(input, width, height, sigma, edge)
        }
    }

    /// Large pictures, for which the reference is computed in only one direction.
    @Test(arguments: [2, 5, 20, 120], BlurEdge.allCases)
    func matchesOnLargePictures(sigma: Double, edge: BlurEdge) {
        Self.check(.blackAndWhite, 701, 2, sigma, edge)
        Self.check(.photograph, 3, 512, sigma, edge)
    }

    /// Every size, sigma and kind of picture, if `VITRINE_BLUR_SWEEP` is set. Takes minutes with
    /// optimisation, and hours without.
    @Test(.enabled(if: isSweeping), arguments: sigmas, BlurEdge.allCases)
    func matchesAtEverySize(sigma: Double, edge: BlurEdge) {
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
        let matrices = (0...67).map {
            $0 == 0 ? [] : GaussianReference.matrix($0, GaussianReference.kernel(sigma), edge)
        }
        var worst = (deviation: 0.0, input: "")
        var wave = 0
        for height in 1...67 {
            for width in 1...67 {
                // One wave in each direction for each size, so that every period occurs with many sizes.
                wave = (wave + 7) % 39
                let waves = BlurInput.waves[(3 * wave)..<(3 * wave + 3)]
                for input in BlurInput.noises + [.step, .impulse, .checkers(1 + wave % 20)] + waves {
                    let mask = input.mask(width: width, height: height)
                    let rows = GaussianReference.applied(matrices[width], to: mask)
                    let reference = GaussianReference.appliedDown(matrices[height], to: rows, width: width)
                    let deviation = blurDeviation(blur.apply(to: mask, workers: .serial), reference)
                    if deviation > worst.deviation { worst = (deviation, "\(input) \(width)x\(height)") }
                }
            }
        }
        print("sigma \(sigma) \(edge): \(worst.deviation)/255, \(worst.input)")
        #expect(worst.deviation <= 1, "\(worst.input)")
    }

    static let isSweeping = ProcessInfo.processInfo.environment["VITRINE_BLUR_SWEEP"] != nil

    private static func check(
        _ input: BlurInput, _ width: Int, _ height: Int, _ sigma: Double, _ edge: BlurEdge
    ) {
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
        let mask = input.mask(width: width, height: height)
        let reference = GaussianReference.blur(mask, sigma, sigma, edge)
        let deviation = blurDeviation(blur.apply(to: mask, workers: .serial), reference)
        #expect(deviation <= 1, "\(input) \(width)x\(height)")
    }

    @Test(arguments: BlurEdge.allCases)
    func matchesWithUnlikeAxes(edge: BlurEdge) {
        for (sigmaX, sigmaY) in [(12.0, 1.0), (0, 30), (6, 0.05), (3, 24), (50, 7)] {
            let blur = GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY, edge: edge)
            for input in [BlurInput.blackAndWhite, .checkers(5), .step] {
                let mask = input.mask(width: 45, height: 38)
                let reference = GaussianReference.blur(mask, sigmaX, sigmaY, edge)
                let deviation = blurDeviation(blur.apply(to: mask, workers: .serial), reference)
                #expect(deviation <= 1, "\(input) \(sigmaX) \(sigmaY)")
            }
        }
    }

    /// Pictures smaller than the kernel, down to one pixel.
    @Test(arguments: BlurEdge.allCases)
    func matchesOnTinyPictures(edge: BlurEdge) {
        for (width, height) in [(1, 1), (1, 9), (8, 1), (2, 2), (3, 5), (4, 7), (7, 4)] {
            for sigma in [0.8, 3, 6, 14, 50] {
                let mask = BlurInput.blackAndWhite.mask(width: width, height: height)
                let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
                let reference = GaussianReference.blur(mask, sigma, sigma, edge)
                let deviation = blurDeviation(blur.apply(to: mask, workers: .serial), reference)
                #expect(deviation <= 1, "\(width)x\(height) sigma \(sigma)")
            }
        }
    }

    /// Pixels of four channels are blurred exactly as four masks are.
    @Test(arguments: BlurEdge.allCases)
    func channelsAreIndependent(edge: BlurEdge) {
        for (sigma, width, height) in [(1.2, 17, 9), (3.0, 33, 21), (9, 26, 19), (25, 13, 40)] {
            let channels = [BlurInput.noise, .blackAndWhite, .step, .across(period: 6)].map {
                $0.mask(width: width, height: height)
            }
            var image = Pixmap(width: width, height: height)
            for i in image.pixels.indices {
                for c in 0..<4 { image.pixels[i][c] = channels[c].values[i] }
            }
            let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
            let result = blur.apply(to: image, workers: .serial)
            for c in 0..<4 {
                let alone = blur.apply(to: channels[c], workers: .serial)
                #expect(result.pixels.map { $0[c] } == alone.values, "channel \(c), sigma \(sigma)")
            }
        }
    }
}

import Testing

@testable import VitrineGraphics

/// The blur against a Gaussian in doubles: at most 0.5/255 off, for any input and edge.
@Suite struct BlurErrorTests {
    static let sigmas = [
        0.3, 0.5, 0.8, 1, 1.5, 2, 2.5, 2.7, 3, 4, 5, 5.5, 7, 8, 10, 15, 16, 20, 30, 40, 60, 90, 120,
    ]

    @Test(arguments: sigmas, BlurEdge.allCases)
    func matchesTheGaussian(sigma: Double, edge: BlurEdge) {
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
        for (index, input) in BlurInput.allCases.enumerated() {
            // An even and an odd size, neither a multiple of the coarsest pixel.
            let mask = index % 2 == 0 ? input.mask(width: 60, height: 42) : input.mask(width: 49, height: 64)
            let oracle = BlurOracle.blur(mask, sigma, sigma, edge)
            let deviation = blurDeviation(blur.apply(to: mask, workers: .serial), oracle)
            #expect(deviation <= 0.5, "\(input)")
        }
    }

    @Test(arguments: BlurEdge.allCases)
    func matchesWithUnlikeAxes(edge: BlurEdge) {
        for (sigmaX, sigmaY) in [(12.0, 1.0), (0, 30), (6, 0.05), (3, 24), (50, 7)] {
            let blur = GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY, edge: edge)
            for input in [BlurInput.blackAndWhite, .checkers5, .step] {
                let mask = input.mask(width: 45, height: 38)
                let oracle = BlurOracle.blur(mask, sigmaX, sigmaY, edge)
                let deviation = blurDeviation(blur.apply(to: mask, workers: .serial), oracle)
                #expect(deviation <= 0.5, "\(input) \(sigmaX) \(sigmaY)")
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
                let oracle = BlurOracle.blur(mask, sigma, sigma, edge)
                let deviation = blurDeviation(blur.apply(to: mask, workers: .serial), oracle)
                #expect(deviation <= 0.5, "\(width)x\(height) sigma \(sigma)")
            }
        }
    }

    /// Pixels of four channels are blurred as four masks are, to the bit.
    @Test(arguments: BlurEdge.allCases)
    func channelsAreIndependent(edge: BlurEdge) {
        for (sigma, width, height) in [(1.2, 17, 9), (3.0, 33, 21), (9, 26, 19), (25, 13, 40)] {
            let channels = [BlurInput.noise, .blackAndWhite, .step, .stripes3].map {
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

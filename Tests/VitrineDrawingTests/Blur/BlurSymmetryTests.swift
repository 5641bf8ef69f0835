import Testing
import VitrineTestSupport
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrinePixels
@testable import VitrineReferences

/// Properties of a picture that a blur preserves: its symmetry, its sum, and a monotonic fall towards
/// transparent edges.
@Suite struct BlurSymmetryTests {
    /// Cases in which the coarsest sample divides the size.
    static let aligned: [(Double, Int, Int)] = [
        (0.5, 33, 21), (2.5, 33, 21), (3, 34, 22), (7, 36, 24), (18, 40, 24), (30, 48, 32),
    ]

    private func random(_ width: Int, _ height: Int) -> Mask {
        var random = SeededGenerator(seed: 11)
        var mask = Mask(width: width, height: height)
        for i in mask.values.indices { mask.values[i] = random.sample() }
        return mask
    }

    /// Pictures mirrored across, down, and both: exactly symmetrical if the coarsest sample divides the size,
    /// and without levels.
    @Test(arguments: aligned, BlurEdge.allCases)
    func mirroredInMirroredOut(plan: (sigma: Double, width: Int, height: Int), edge: BlurEdge) {
        let mask = random(plan.width, plan.height)
        let blur = GaussianBlur(sigmaX: plan.sigma, sigmaY: plan.sigma, edge: edge)
        let straight = blur.apply(to: mask, workers: .serial)
        for (across, down) in [(true, false), (false, true), (true, true)] {
            let mirrored = blur.apply(to: mask.mirrored(across, down), workers: .serial)
            #expect(mirrored.mirrored(across, down) == straight, "\(across) \(down)")
        }
        let symmetric = Mask(width: plan.width, height: plan.height) { x, y in
            mask[min(x, plan.width - 1 - x), min(y, plan.height - 1 - y)]
        }
        let blurred = blur.apply(to: symmetric, workers: .serial)
        #expect(blurred.mirrored(true, false) == blurred)
        #expect(blurred.mirrored(false, true) == blurred)
    }

    /// For other sizes, the levels are at other positions in the mirrored picture. Each side then differs by
    /// the error of the Gaussian approximation.
    @Test(arguments: [2.8, 5.5, 9, 20, 60, 120], BlurEdge.allCases)
    func symmetricInNearlySymmetricOut(sigma: Double, edge: BlurEdge) {
        for (width, height) in [(33, 21), (30, 43), (5, 7)] {
            let mask = random(width, height)
            let symmetric = Mask(width: width, height: height) { x, y in
                mask[min(x, width - 1 - x), min(y, height - 1 - y)]
            }
            let blurred = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
                .apply(to: symmetric, workers: .serial)
            for turned in [blurred.mirrored(true, false), blurred.mirrored(false, true)] {
                let apart = zip(turned.values, blurred.values).map { abs(Int($0) - Int($1)) }.max() ?? 0
                #expect(apart <= 257, "\(width)x\(height)")
            }
        }
    }

    /// Rows and columns are processed in a fixed order, so that a transposed picture differs by rounding, and
    /// only by that.
    @Test(arguments: [0.4, 1, 2, 2.8, 5.5, 9, 20, 60, 120], BlurEdge.allCases)
    func transposedInTransposedOut(sigma: Double, edge: BlurEdge) {
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: edge)
        for (width, height) in [(33, 21), (6, 40)] {
            let mask = random(width, height)
            let turned = Mask(width: height, height: width) { x, y in mask[y, x] }
            let straight = blur.apply(to: mask, workers: .serial)
            let blurred = blur.apply(to: turned, workers: .serial)
            var apart = 0
            for y in 0..<height {
                for x in 0..<width { apart = max(apart, abs(Int(straight[x, y]) - Int(blurred[y, x]))) }
            }
            #expect(apart <= 6, "\(width)x\(height)")
        }
    }

    /// The mean of a mirrored picture: within 4/65535, the rounding error, if the coarsest sample divides the
    /// size.
    @Test(arguments: aligned + [(60, 64, 32), (1, 9, 14), (0.3, 31, 17)])
    func meansStay(plan: (sigma: Double, width: Int, height: Int)) {
        let blur = GaussianBlur(sigmaX: plan.sigma, sigmaY: plan.sigma, edge: .mirror)
        for input in BlurInput.noises + BlurInput.edges {
            let mask = input.mask(width: plan.width, height: plan.height)
            let blurred = blur.apply(to: mask, workers: .serial)
            #expect(abs(mask.mean - blurred.mean) <= 4, "\(input)")
        }
    }

    /// The mean at other sizes: within 1/8 of a 255th.
    @Test(arguments: BlurErrorTests.sigmas)
    func meansNearlyStay(sigma: Double) {
        let blur = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: .mirror)
        for (width, height) in [(33, 21), (30, 43)] {
            for input in BlurInput.noises + BlurInput.edges {
                let mask = input.mask(width: width, height: height)
                let blurred = blur.apply(to: mask, workers: .serial)
                #expect(abs(mask.mean - blurred.mean) <= 32, "\(input) \(width)x\(height)")
            }
        }
    }

    /// Constant pictures fall towards transparent edges and rise nowhere, so that there are no lines. If the
    /// picture is not much larger than the kernel, rounding may cause a step of 1/65535 around the flat top.
    @Test(arguments: BlurErrorTests.sigmas, [UInt16(65535), 300])
    func transparentEdgesFade(sigma: Double, value: UInt16) {
        for (width, height) in [(64, 3), (61, 2), (2, 67), (24, 32)] {
            let mask = Mask(width: width, height: height) { _, _ in value }
            let blurred = GaussianBlur(sigmaX: sigma, sigmaY: sigma, edge: .transparent)
                .apply(to: mask, workers: .serial)
            var falls = 0
            for y in 0..<height {
                for x in 1..<width {
                    let isLeft = 2 * x <= width - 1
                    let step = Int(blurred[x, y]) - Int(blurred[x - 1, y])
                    if 2 * x != width { falls = max(falls, isLeft ? -step : step) }
                }
            }
            for x in 0..<width {
                for y in 1..<height {
                    let isAbove = 2 * y <= height - 1
                    let step = Int(blurred[x, y]) - Int(blurred[x, y - 1])
                    if 2 * y != height { falls = max(falls, isAbove ? -step : step) }
                }
            }
            #expect(falls <= (sigma <= 10 ? 0 : 1), "\(width)x\(height)")
        }
    }
}

extension Mask {
    fileprivate init(width: Int, height: Int, _ value: (Int, Int) -> UInt16) {
        self.init(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { self[x, y] = value(x, y) }
        }
    }

    fileprivate func mirrored(_ across: Bool, _ down: Bool) -> Mask {
        Mask(width: width, height: height) { x, y in
            self[across ? width - 1 - x : x, down ? height - 1 - y : y]
        }
    }

    fileprivate var mean: Double {
        values.reduce(0.0) { $0 + Double($1) } / Double(values.count)
    }
}

import Testing

@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrinePixels

/// The worst that any input can do along one axis, at every size from 1 to 67.
///
/// A blur is linear but for its rounding, so its answers to single white samples are its weights. Where they
/// are above those of the Gaussian a sample is made white and everywhere else black, or the other way round:
/// no other input takes that blurred sample further from the Gaussian, rounding apart. Every blurred sample of
/// every size meets the line that was made for it. Two axes are at most twice as far off as one, as blurring
/// along the second cannot make an error of the first greater.
@Suite struct BlurWorstCaseTests {
    @Test(arguments: BlurErrorTests.sigmas, BlurEdge.allCases)
    func noInputDeviates(sigma: Double, edge: BlurEdge) {
        let kernel = BlurOracle.kernel(sigma)
        for isVertical in [false, true] {
            let blur = GaussianBlur(
                sigmaX: isVertical ? 0 : sigma, sigmaY: isVertical ? sigma : 0, edge: edge)
            var worst = (deviation: 0.0, size: 0)
            // Both axes use the same kernels; the second is only sampled.
            for size in stride(from: 1, through: 67, by: isVertical ? 33 : 1) {
                let wanted = BlurOracle.matrix(size, kernel, edge)
                var inputs = [UInt16](repeating: 0, count: size * size)
                for i in 0..<size { inputs[i * size + i] = 65535 }
                let weights = Self.blurred(inputs, size, blur, isVertical)
                // Line i is the worst for blurred sample i. Its inverse is as bad where constants stay.
                for inverted in edge == .transparent ? [false, true] : [false] {
                    var exact = [Double](repeating: 0, count: size)
                    for i in 0..<size {
                        for j in 0..<size {
                            let weight = wanted[i * size + j]
                            let isWhite = (Double(weights[j * size + i]) > 65535 * weight) != inverted
                            inputs[i * size + j] = isWhite ? 65535 : 0
                            if isWhite { exact[i] += weight }
                        }
                    }
                    let blurred = Self.blurred(inputs, size, blur, isVertical)
                    for i in 0..<size {
                        let deviation = abs(Double(blurred[i * size + i]) - 65535 * exact[i]) / 257
                        if deviation > worst.deviation { worst = (deviation, size) }
                    }
                }
            }
            #expect(worst.deviation <= 0.5, "\(worst.size) samples")
        }
    }

    /// `size` lines of as many samples, blurred as the rows of a mask or as its columns.
    private static func blurred(
        _ lines: [UInt16], _ size: Int, _ blur: GaussianBlur, _ isVertical: Bool
    ) -> [UInt16] {
        func turned(_ values: [UInt16]) -> [UInt16] {
            if !isVertical { return values }
            return values.indices.map { values[$0 % size * size + $0 / size] }
        }
        var mask = Mask(width: size, height: size)
        mask.values = turned(lines)
        return turned(blur.apply(to: mask, workers: .serial).values)
    }
}

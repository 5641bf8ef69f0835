import Testing
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrinePixels
@testable import VitrineReferences

/// The largest error that any input can cause along one axis, for every size from 1 to 67.
///
/// A blur is linear except for its rounding, so its response to single white samples is its weights. To make
/// the worst case, a sample is made white where its weight exceeds that of the Gaussian, and black elsewhere,
/// or the other way round: apart from rounding, no other input takes that blurred sample further from the
/// Gaussian. Every blurred sample of every size is tested with the line made for it. The error along two axes
/// is at most twice that along one, because blurring along the second axis cannot increase an error from the
/// first.
@Suite struct BlurWorstCaseTests {
    @Test(arguments: BlurErrorTests.sigmas, BlurEdge.allCases)
    func noInputDeviates(sigma: Double, edge: BlurEdge) {
        let kernel = GaussianReference.kernel(sigma)
        for isVertical in [false, true] {
            let blur = GaussianBlur(
                sigmaX: isVertical ? 0 : sigma, sigmaY: isVertical ? sigma : 0, edge: edge)
            var worst = (deviation: 0.0, size: 0)
            // Both axes use the same kernels; the second is only sampled.
            for size in stride(from: 1, through: 67, by: isVertical ? 33 : 1) {
                let wanted = GaussianReference.matrix(size, kernel, edge)
                var inputs = [UInt16](repeating: 0, count: size * size)
                for i in 0..<size { inputs[i * size + i] = 65535 }
                let weights = Self.blurred(inputs, size, blur, isVertical)
                // Line i is the worst case for blurred sample i. If constants are preserved, its inverse is
                // just as bad.
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

    /// Returns `size` lines of as many samples, blurred as the rows or the columns of a mask.
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

import VitrineGeometry
import VitrinePixels

/// A blurred interval: the exact coverage of `low...high` on an axis of pixels, convolved with the sampled
/// Gaussian.
///
/// The shadow of an upright rectangle is the product of two of them.
///
/// The coverage of a half line is 0, then the fraction of one pixel, then 1, so its blur is a sum of samples
/// of the Gaussian up to there: sums computed once serve every pixel. A difference of error functions would
/// be the Gaussian of the shape itself, not of its coverage. The variance of the blurred coverage is smaller
/// by 1/12 if an edge lies between pixels, and larger by 1/6 if it halves one; at a sigma of 2 that is up to
/// 1/255, by which a rectangle would differ from a rounded one.
public struct GaussianProfile: Sendable {
    @usableFromInline let low: Double
    @usableFromInline let high: Double
    /// The Gaussian at whole distances 0, 1, ..., and the sums up to there, with half of the middle included.
    private let samples: [Double]
    private let sums: [Double]

    public init(sigma: Double, low: Double, high: Double) {
        self.low = low
        self.high = high
        var samples = [1.0]
        var whole = 1.0
        let scale = sigma > 0 ? -0.5 / (sigma * sigma) : -.infinity
        for i in stride(from: 1, through: Int((min(sigma, 1e4) * 6).rounded(.up)), by: 1) {
            samples.append(ExactMath.exp(scale * Double(i * i)))
            whole += 2 * samples[i]
        }
        samples = samples.map { $0 / whole }
        var sum = samples[0] / 2
        var sums = [sum]
        for sample in samples.dropFirst() {
            sum += sample
            sums.append(sum)
        }
        self.samples = samples
        self.sums = sums
    }

    /// Returns the values of the pixels `range`, in 65535ths.
    public func values(_ range: Range<Int>) -> [UInt16] {
        range.map { Unit16.quantized(part($0, beyond: low) - part($0, beyond: high)) }
    }

    /// Returns the blurred coverage of everything beyond an edge, minus 1/2: odd about the edge, to the bit.
    private func part(_ pixel: Int, beyond edge: Double) -> Double {
        let whole = edge.rounded(.down)
        let fraction = edge - whole
        let distance = Double(pixel) - whole
        guard abs(distance) < Double(samples.count) else { return distance < 0 ? -0.5 : 0.5 }
        let m = Int(distance)
        // Half a sample at most, so that both sides of an edge are computed alike.
        if fraction <= 0.5 { return sum(m) - fraction * samples[abs(m)] }
        return sum(m - 1) + (1 - fraction) * samples[abs(m)]
    }

    private func sum(_ m: Int) -> Double {
        m < 0 ? -sums[min(-m - 1, sums.count - 1)] : sums[min(m, sums.count - 1)]
    }
}

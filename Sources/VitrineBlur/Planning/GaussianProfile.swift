import VitrineGeometry
import VitrinePixels

/// A blurred interval: what the sampled Gaussian makes of the exact coverage of `low...high` on an axis of
/// pixels. The shadow of an upright rectangle is the product of two of them.
///
/// The coverage of a half line from an edge is 0, then the share of one pixel, then 1, so that its blur is
/// a sum of samples of the Gaussian up to there: sums made once serve every pixel. A difference of error
/// functions would be the Gaussian of the shape itself, not of its coverage. The blurred coverage has a
/// variance that is less by 1/12 where an edge lies between pixels and more by 1/6 where it halves one; at
/// a deviation of 2 that is up to 1/255, by which a rectangle would not look as a rounded one does.
public struct GaussianProfile: Sendable {
    @usableFromInline let low: Double
    @usableFromInline let high: Double
    /// The Gaussian at whole distances 0, 1, ..., and the sums up to there, half the middle included.
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

    /// The values of the pixels `range`, in 65535ths.
    public func values(_ range: Range<Int>) -> [UInt16] {
        range.map { Unit16.quantized(part($0, beyond: low) - part($0, beyond: high)) }
    }

    /// The blurred coverage of all that lies beyond an edge, less 1/2: odd about the edge, to the bit.
    private func part(_ pixel: Int, beyond edge: Double) -> Double {
        let whole = edge.rounded(.down)
        let fraction = edge - whole
        let distance = Double(pixel) - whole
        guard abs(distance) < Double(samples.count) else { return distance < 0 ? -0.5 : 0.5 }
        let m = Int(distance)
        // Half a sample's worth at most, so that both sides of an edge are computed alike.
        if fraction <= 0.5 { return sum(m) - fraction * samples[abs(m)] }
        return sum(m - 1) + (1 - fraction) * samples[abs(m)]
    }

    private func sum(_ m: Int) -> Double {
        m < 0 ? -sums[min(-m - 1, sums.count - 1)] : sums[min(m, sums.count - 1)]
    }
}

import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineShaders

/// The strength of a progressive blur at each device pixel, and the two of its copies that are mixed for it.
///
/// The copies have the greatest sigma, six successive halves of it, and zero. Between two of them with the
/// sigmas a and b, the wanted sigma s results from mixing both so that the variance is right: the weight of
/// the second is (s^2 - a^2) / (b^2 - a^2), because the variances of mixed pictures add up by their weights.
struct ProgressiveField: Sendable {
    /// The sigmas of the copies in points, from zero to the greatest.
    let sigmas: [Double]
    private let geometry: GradientGeometry
    private let first: Double
    private let last: Double

    static let halvings = 6

    /// Creates the field, or `nil` if nothing is blurred anywhere.
    init?(_ blur: ProgressiveBlur, _ transform: Affine) {
        first = max(blur.startSigma, 0)
        last = max(blur.endSigma, 0)
        let greatest = max(first, last)
        guard greatest > 0 else { return nil }
        var deviations = [greatest]
        for _ in 0..<Self.halvings { deviations.append(deviations[deviations.count - 1] / 2) }
        self.sigmas = [0] + deviations.reversed()
        // The position of a pixel along the line is computed as for a gradient.
        geometry = GradientGeometry(
            LinearGradient(stops: [], start: blur.start, end: blur.end), transform: transform)
    }

    private var maxSigma: Double { max(first, last) }

    /// Returns the sigma at the centre of a pixel.
    ///
    /// Along a row it only rises or only falls. If the line has no extent, the last sigma applies everywhere.
    func sigma(_ x: Int, _ y: Int) -> Double {
        guard case .linear(let origin, let alongX, let alongY) = geometry else { return last }
        let t = origin.x(x) * alongX + origin.y(y) * alongY
        let clamped = t > 0 ? (t < 1 ? t : 1) : 0
        return first + (last - first) * clamped
    }

    /// Returns the weight of the stronger copy in the step from `sigmas[step]` to the next one.
    func weight(_ deviation: Double, inStep step: Int) -> UInt16 {
        let (near, far) = (sigmas[step], sigmas[step + 1])
        return Unit16.quantized((deviation * deviation - near * near) / (far * far - near * near))
    }

    /// Returns the weight of the tint.
    func tintWeight(_ deviation: Double) -> UInt16 { Unit16.quantized(deviation / maxSigma) }

    /// Returns the pixels, among `columns` of a row, whose sigma lies in a step.
    func run(inStep step: Int, row y: Int, _ columns: Range<Int>) -> Range<Int> {
        let low = sigmas[step]
        let high = step + 2 < sigmas.count ? sigmas[step + 1] : .infinity
        if columns.isEmpty { return columns }
        if sigma(columns.lowerBound, y) <= sigma(columns.upperBound - 1, y) {
            return Self.first(in: columns) {
                sigma($0, y) >= low
            }..<Self.first(in: columns) {
                sigma($0, y) >= high
            }
        }
        return Self.first(in: columns) {
            sigma($0, y) < high
        }..<Self.first(in: columns) {
            sigma($0, y) < low
        }
    }

    /// Returns the bounding box of the pixels of `rect` whose sigma lies in a step.
    func bounds(ofStep step: Int, in rect: PixelRect) -> PixelRect {
        PixelRect(
            containing: rect.rows.lazy.map { y in
                let run = run(inStep: step, row: y, rect.columns)
                return PixelRect(x0: run.lowerBound, y0: y, x1: run.upperBound, y1: y + 1)
            })
    }

    /// Returns the first element of a range that satisfies a condition, which then holds for all following
    /// ones.
    private static func first(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

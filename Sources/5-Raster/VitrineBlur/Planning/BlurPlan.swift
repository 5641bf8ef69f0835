import VitrineGeometry

/// The plan for blurring one axis: the number of levels, their filters, and the short remaining kernel.
///
/// Downsampling with a binomial filter of n + 1 taps and upsampling with the matching B-spline (the same
/// binomial, split into two phases) add a variance of n/2 at the scale of that level. The remainder of the
/// Gaussian's variance is a short direct kernel at the lowest resolution, where it is 4^levels times smaller.
///
/// The error is the aliasing of the last downsampling: near the frequency that folds to zero the filter is
/// `(d/2)^n`, and the remaining kernel is `exp(-2 s^2 d^2)`. With n = 3 it takes s = 1.75 to stay below
/// 0.5/255, with n = 5 only s = 1.08. Only the last level needs that: at the level before, the remaining
/// Gaussian is twice as wide, and n = 3 costs half as much.
public struct BlurPlan: Sendable, Equatable {
    /// The pair of binomial filters of a level.
    enum Filter: Sendable, Equatable {
        /// Downsampling by [1 3 3 1]/8; upsampling by the quadratic B-spline, [1 3]/4 and [3 1]/4.
        case cubic
        /// Downsampling by [1 5 10 10 5 1]/32; upsampling by the quartic B-spline, [5 10 1]/16 and [1 10
        /// 5]/16.
        case quintic

        /// The variance that downsampling and upsampling add together, in square pixels of the finer level.
        var variance: Double { self == .cubic ? 1.5 : 2.5 }

        /// The number of finer samples on each side that a coarser sample reads beyond the two that it
        /// covers.
        var overhang: Int { self == .cubic ? 1 : 2 }
    }

    /// The filter of each downsampling, finest level first.
    let filters: [Filter]
    /// The kernel at the lowest resolution: the weight of the centre, then of each *pair* at distance 1, 2,
    /// ...
    ///
    /// The weights sum to 65536.
    let taps: [UInt32]

    public var levels: Int { filters.count }
    var radius: Int { taps.count - 1 }
    var isIdentity: Bool { levels == 0 && radius == 0 }

    /// The smallest sigma of the remaining kernel, in low-resolution pixels.
    ///
    /// With this value and the filters above, the error along one axis is at most 0.5/255 for any input.
    static let minResidualSigma = 1.08

    /// Creates a plan for `sigma` in pixels, 0...500. Below 0.1 it is the identity.
    init(sigma: Double) {
        let variance = sigma * sigma
        var filters: [Filter] = []
        var scale = 1.0
        var cubicVariance = 0.0
        var remainder = variance
        while true {
            let next = (variance - cubicVariance - scale * Filter.quintic.variance) / (4 * scale)
            guard next >= Self.minResidualSigma * Self.minResidualSigma else { break }
            filters.append(.cubic)
            remainder = next
            cubicVariance += scale * Filter.cubic.variance
            scale *= 4
        }
        if !filters.isEmpty { filters[filters.count - 1] = .quintic }
        self.filters = filters
        if sigma < 0.1 {
            taps = [65536]
        } else if filters.isEmpty {
            taps = Self.quantized(Self.gaussian(sigma: sigma, radius: Int((3.5 * sigma).rounded(.up))))
        } else {
            taps = Self.quantized(Self.gaussian(matchingVariance: remainder))
        }
    }

    /// The distance in pixels of the finest level beyond which a pixel has no influence.
    public var reach: Int {
        guard levels > 0 else { return radius }
        var sum = (radius + 3) << levels
        for (level, filter) in filters.enumerated() { sum += filter.overhang << level }
        return sum
    }

    /// Returns half of the sampled Gaussian, normalised over both halves.
    private static func gaussian(sigma deviation: Double, radius: Int) -> [Double] {
        var weights = [Double](repeating: 1, count: radius + 1)
        sample(deviation, into: &weights)
        return weights
    }

    private static func sample(_ deviation: Double, into weights: inout [Double]) {
        let scale = -0.5 / (deviation * deviation)
        var sum = 1.0
        weights[0] = 1
        for i in weights.indices.dropFirst() {
            weights[i] = ExactMath.exp(scale * Double(i * i))
            sum += 2 * weights[i]
        }
        for i in weights.indices { weights[i] /= sum }
    }

    /// Returns half of the sampled Gaussian, truncated at 3.4 sigma, that has exactly this variance after
    /// truncation.
    ///
    /// Truncation loses variance, so the sampled Gaussian is slightly wider than the wanted one. Matching the
    /// variance halves the error of the truncation itself.
    private static func gaussian(matchingVariance variance: Double) -> [Double] {
        let deviation = variance.squareRoot()
        let radius = max(Int((3.4 * deviation - 0.5).rounded(.up)), 2)
        var low = deviation * 0.9
        var high = deviation * 1.2
        var weights = [Double](repeating: 1, count: radius + 1)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            sample(middle, into: &weights)
            var sum = 0.0
            for (i, weight) in weights.enumerated() { sum += 2 * Double(i * i) * weight }
            if sum < variance { low = middle } else { high = middle }
        }
        return weights
    }

    /// Returns the weights in 65536ths, with the two of a pair added. The centre absorbs the rounding error.
    private static func quantized(_ weights: [Double]) -> [UInt32] {
        var taps: [UInt32] = [0]
        for weight in weights.dropFirst() {
            taps.append(UInt32((weight * 131072).rounded(.toNearestOrEven)))
        }
        while taps.count > 1, taps.last == 0 { taps.removeLast() }
        taps[0] = 65536 - taps.reduce(0, +)
        return taps
    }
}

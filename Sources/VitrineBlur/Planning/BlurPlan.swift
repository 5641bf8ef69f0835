import VitrineGeometry

/// How one axis is blurred: how often it is halved, with which filters, and which short kernel is left.
///
/// Halving with a binomial filter of n + 1 taps and doubling with its B-spline twin (the same binomial,
/// read in two phases) add a variance of n/2 at the scale of that level. The remainder of the Gaussian's
/// variance is a short direct kernel at the lowest resolution, where it is 4^levels times smaller.
///
/// The error is what folds over in the last halving: near the frequency that folds to zero the filter is
/// `(d/2)^n`, and the kernel left is `exp(-2 s^2 d^2)`. With n = 3 it takes s = 1.75 to stay below
/// 0.5/255, with n = 5 only s = 1.08. Only the last level needs that: at the level before, the Gaussian
/// yet to come is twice as wide, and n = 3 costs half as much.
public struct BlurPlan: Sendable, Equatable {
    /// The binomial filter pair of a level.
    enum Filter: Sendable, Equatable {
        /// Halving by [1 3 3 1]/8; doubling by the quadratic B-spline, [1 3]/4 and [3 1]/4.
        case cubic
        /// Halving by [1 5 10 10 5 1]/32; doubling by the quartic B-spline, [5 10 1]/16 and [1 10 5]/16.
        case quintic

        /// Variance that halving and doubling add together, in square pixels of the finer level.
        var variance: Double { self == .cubic ? 1.5 : 2.5 }

        /// How many finer samples, beyond the two it covers, a coarser sample reads on each side.
        var overhang: Int { self == .cubic ? 1 : 2 }
    }

    /// The filter of each halving, finest first.
    let filters: [Filter]
    /// The kernel at the lowest resolution: the centre's weight, then of each *pair* at distance 1, 2, ...
    /// They sum to 65536.
    let taps: [UInt32]

    public var levels: Int { filters.count }
    var radius: Int { taps.count - 1 }
    var isIdentity: Bool { levels == 0 && radius == 0 }

    /// The smallest standard deviation of the remaining kernel, in low-resolution pixels; from it,
    /// and the filters above, the worst case of any input along one axis is 0.5/255.
    static let minResidualSigma = 1.08

    /// A plan for standard deviation `sigma` in pixels, 0...500. Below 0.1 it does nothing.
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

    /// Pixels of the finest level beyond which nothing matters.
    public var reach: Int {
        guard levels > 0 else { return radius }
        var sum = (radius + 3) << levels
        for (level, filter) in filters.enumerated() { sum += filter.overhang << level }
        return sum
    }

    /// Half of the sampled Gaussian, normalised over both halves.
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

    /// The sampled Gaussian, cut off after 3.4 deviations, that has exactly this variance after the cut.
    ///
    /// The cut loses variance, so the Gaussian sampled is slightly wider than the one wanted. Matching
    /// the variance halves the error of the cut itself.
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

    /// Weights as 65536ths, pairs joined; the centre takes what rounding leaves.
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

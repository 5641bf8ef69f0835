import VitrineDisplayList
import VitrineThreads

/// A Gaussian blur of pictures and masks of 8 and 16 bits per component, with one sigma per axis.
///
/// Along one axis no input deviates from the double-precision Gaussian by more than 0.5/255, and so along
/// both by no more than 1/255. The result is the same to the bit for any number of workers and for any
/// region. A constant picture is preserved (with `transparent`, except near the edges), and colour exceeds
/// alpha only where it did before.
///
/// A mirrored picture gives the mirrored result to the bit if the coarsest pixel divides the size; otherwise
/// only within the error, because the grid then lies differently: pairs of pixels cannot be symmetric about
/// the middle of an odd number of pixels. A transposed picture differs by rounding, 6/65535 at most.
public struct GaussianBlur: Sendable, Equatable {
    /// The continuation of pictures beyond their edges.
    public let edge: BlurEdge
    public let planX: BlurPlan
    public let planY: BlurPlan

    /// Creates a blur.
    ///
    /// - Parameters:
    ///   - sigmaX: The sigma along x in pixels, 0...500 (clamped; NaN counts as 0). Below 0.1 the axis is not
    ///     blurred.
    ///   - sigmaY: The sigma along y, in the same way.
    ///   - edge: The continuation of pictures beyond their edges.
    public init(sigmaX: Double, sigmaY: Double, edge: BlurEdge) {
        self.edge = edge
        planX = Self.plan(sigmaX)
        planY = Self.plan(sigmaY)
    }

    /// The cached plans. A screen uses few plans, each of them many times, and making one takes as long as
    /// blurring some thousand pixels.
    private static let plans = Locked<[Double: BlurPlan]>([:])
    private static let maxCachedPlans = 256

    private static func plan(_ sigma: Double) -> BlurPlan {
        let sigma = clamped(sigma)
        if let known = plans.withLock({ $0[sigma] }) { return known }
        let plan = BlurPlan(sigma: sigma)
        plans.withLock { plans in
            if plans.count == maxCachedPlans { plans = [:] }
            plans[sigma] = plan
        }
        return plan
    }

    /// The distance in pixels beyond which a pixel has no influence: about 3.5 sigma plus the support of the
    /// pyramid.
    @inlinable public var reach: Int { max(planX.reach, planY.reach) }

    var isIdentity: Bool { planX.isIdentity && planY.isIdentity }

    private static func clamped(_ sigma: Double) -> Double {
        sigma.isNaN ? 0 : min(max(sigma, 0), 500)
    }
}

import VitrineDisplayList
import VitrinePixels

/// A Gaussian blur of pictures and masks of 8 and 16 bits, its standard deviation given per axis.
///
/// Along one axis no input whatever deviates from the double-precision Gaussian by more than 0.5/255, and
/// so along both by no more than 1/255. The result is the same to the bit for any number of workers and, in
/// a region, whatever else is asked for. A constant picture stays what it was (with `transparent`, except
/// near the edges), and colour never exceeds alpha where it did not before.
/// A mirrored picture gives the mirrored result to the bit where the coarsest pixel divides the size;
/// else only as near as the error, as the grid then lies differently: pairs of pixels cannot lie evenly
/// about the middle of an odd number of them. A transposed one differs by rounding, 6/65535 at most.
public struct GaussianBlur: Sendable, Equatable {
    /// What lies beyond the edges of pictures.
    public let edge: BlurEdge
    public let planX: BlurPlan
    public let planY: BlurPlan

    /// Standard deviations in pixels, 0...500 (clamped, NaN counts as 0); below 0.1 an axis is left alone.
    public init(sigmaX: Double, sigmaY: Double, edge: BlurEdge) {
        self.edge = edge
        planX = Self.plan(sigmaX)
        planY = Self.plan(sigmaY)
    }

    /// Plans made so far: a screen has few, each of them many times, and one takes as long as to blur some thousand pixels.
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

    /// Pixels beyond which a pixel cannot matter: about 3.5 deviations and the support of the pyramid.
    @inlinable public var reach: Int { max(planX.reach, planY.reach) }

    var isIdentity: Bool { planX.isIdentity && planY.isIdentity }

    private static func clamped(_ sigma: Double) -> Double {
        sigma.isNaN ? 0 : min(max(sigma, 0), 500)
    }
}

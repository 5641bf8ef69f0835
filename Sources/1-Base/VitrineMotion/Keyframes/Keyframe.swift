/// How a value gets from one key to the next, as SwiftUI's `LinearKeyframe`, `CubicKeyframe`,
/// `SpringKeyframe` and `MoveKeyframe` have it. Values are vectors of numbers.
package enum Keyframe: Hashable, Sendable {
    /// Along a straight line, at the speed of a curve.
    case linear(to: [Double], duration: Double, timingCurve: TimingCurve = .linear)
    /// Along a cubic polynomial with the given velocities, per second; `nil` for those of its neighbours
    /// (``KeyframeTrack``).
    case cubic(to: [Double], duration: Double, startVelocity: [Double]? = nil, endVelocity: [Double]? = nil)
    /// By a spring, for a duration or, for `nil`, until it has settled to a thousandth of the way
    /// (`Spring.settlingDuration`); from the given velocity, per second, `nil` for that of its predecessor.
    case spring(
        to: [Double], duration: Double? = nil, spring: Spring = Spring(), startVelocity: [Double]? = nil)
    /// At once.
    case move(to: [Double])

    /// The value of the key.
    package var value: [Double] {
        switch self {
        case .linear(let to, _, _), .cubic(let to, _, _, _), .spring(let to, _, _, _), .move(let to): to
        }
    }

    /// The time from the key before to this one, in seconds.
    package var duration: Double {
        switch self {
        case .linear(_, let duration, _), .cubic(_, let duration, _, _): max(duration, 0)
        case .spring(_, let duration, let spring, _): max(duration ?? spring.settlingDuration, 0)
        case .move: 0
        }
    }
}

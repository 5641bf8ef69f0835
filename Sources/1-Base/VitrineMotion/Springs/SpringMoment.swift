import VitrineGeometry

/// The solution of a spring's equation at one moment: its exponentials and sines, which are the same for
/// every state at the start.
enum SpringMoment: Hashable, Sendable {
    /// All is below the smallest number. The other factors may overflow by then.
    case rest
    case oscillating(fading: Double, sine: Double, cosine: Double, rate: Double, spring: Spring)
    case critical(fading: Double, time: Double, spring: Spring)
    /// With sinh x / x and cosh x, where two exponentials would be so alike that their difference loses
    /// digits.
    case nearlyCritical(fading: Double, sine: Double, cosine: Double, time: Double, spring: Spring)
    case overDamped(slow: Double, fast: Double, fadingSlowly: Double, fadingFast: Double)

    /// - Parameters:
    ///   - spring: The spring.
    ///   - time: The time since the start, in seconds, above 0.
    init(_ spring: Spring, after time: Double) {
        let fraction = spring.dampingFraction
        let root = ((fraction - 1) * (fraction + 1)).squareRoot()
        // At an argument of 1 for the hyperbolic functions below, all is below e^-1000.
        let isNearlyCritical = fraction > 1 && root < 0x1p-10
        guard fraction <= 1 || isNearlyCritical else {
            // The slow root is computed as a quotient, because the difference would lose its digits.
            let fast = -spring.frequency * (fraction + root)
            let slow = -spring.frequency / (fraction + root)
            self = .overDamped(
                slow: slow, fast: fast, fadingSlowly: ExactMath.exp(slow * time),
                fadingFast: ExactMath.exp(fast * time))
            return
        }
        let fading = ExactMath.exp(-spring.decay * time)
        if fading == 0 {
            self = .rest
        } else if fraction == 1 {
            self = .critical(fading: fading, time: time, spring: spring)
        } else if isNearlyCritical {
            let (sine, cosine) = Self.hyperbolic(spring.frequency * root * time)
            self = .nearlyCritical(fading: fading, sine: sine, cosine: cosine, time: time, spring: spring)
        } else {
            let rate = spring.rate
            let (sine, cosine) = ExactMath.sinCos(radians: rate * time)
            self = .oscillating(fading: fading, sine: sine, cosine: cosine, rate: rate, spring: spring)
        }
    }

    /// Returns the displacement from the target as a sum of two, so that small differences from a target are
    /// rounded as late as possible.
    func displacement(from start: SpringState) -> (Double, Double) {
        let (x, v) = (start.displacement, start.velocity)
        switch self {
        case .rest: return (0, 0)
        case .oscillating(let fading, let sine, let cosine, let rate, let spring):
            return (fading * ((v + spring.decay * x) / rate * sine + x * cosine), 0)
        case .critical(let fading, let time, let spring):
            return (fading * ((v + spring.decay * x) * time + x), 0)
        case .nearlyCritical(let fading, let sine, let cosine, let time, let spring):
            return (fading * ((v + spring.decay * x) * time * sine + x * cosine), 0)
        case .overDamped(let slow, let fast, let fadingSlowly, let fadingFast):
            let share = (v - fast * x) / (slow - fast)
            return (share * fadingSlowly, (x - share) * fadingFast)
        }
    }

    /// Returns the velocity, per second.
    func velocity(from start: SpringState) -> Double {
        let (x, v) = (start.displacement, start.velocity)
        switch self {
        case .rest: return 0
        case .oscillating(let fading, let sine, let cosine, let rate, let spring):
            return fading * (v * cosine - spring.pull(on: start) / rate * sine)
        case .critical(let fading, let time, let spring):
            return fading * (v - spring.pull(on: start) * time)
        case .nearlyCritical(let fading, let sine, let cosine, let time, let spring):
            return fading * (v * cosine - spring.pull(on: start) * time * sine)
        case .overDamped(let slow, let fast, let fadingSlowly, let fadingFast):
            let share = (v - fast * x) / (slow - fast)
            return share * slow * fadingSlowly + (x - share) * fast * fadingFast
        }
    }

    /// Returns displacement and velocity.
    func state(from start: SpringState) -> SpringState {
        let (first, second) = displacement(from: start)
        return SpringState(displacement: first + second, velocity: velocity(from: start))
    }

    /// Returns sinh x / x and cosh x by their series for `|x| <= 1`, within 2e-16; the first omitted terms
    /// are below 1e-17. Beyond, the values are those at 1.
    private static func hyperbolic(_ x: Double) -> (sine: Double, cosine: Double) {
        let z = min(x * x, 1)
        var (sine, cosine) = (1.0, 1.0)
        for k in stride(from: 18.0, through: 2, by: -2) {
            sine = 1 + sine * (z / (k * (k + 1)))
            cosine = 1 + cosine * (z / (k * (k - 1)))
        }
        return (sine, cosine)
    }
}

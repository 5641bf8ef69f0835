/// How a value gets from one state to another: SwiftUI's `Animation`, with its names and defaults.
///
/// Springs that begin with `spring`, and `interactiveSpring`, `smooth`, `snappy`, `bouncy` and `default`, are
/// of the first kind: each replaces what is in progress once its delay has passed, and goes on from the value
/// and the velocity of that moment. Interpolating springs and curves, and every animation that repeats, are
/// added to what is in progress, which runs on below them (``StateMotion``).
///
/// Numbers that make no motion count as the nearest that do: responses and durations of springs as at least a
/// millisecond, damping and durations of curves as at least 0, bounces within -0.999...1, speeds as at least
/// 1e-6, counts as at least 1.
package struct Animation: Hashable, Sendable {
    /// What moves before anything delays or repeats it.
    package enum Base: Hashable, Sendable {
        /// A spring of the first kind.
        case spring(Spring, blendDuration: Double)
        /// A spring from 0 to 1, with its initial velocity in ways per second.
        case interpolatingSpring(Spring, initialVelocity: Double)
        /// A curve, with its duration in seconds.
        case curve(TimingCurve, duration: Double)
    }

    /// What delays or repeats all that is within it.
    package enum Modifier: Hashable, Sendable {
        /// A number of seconds before it starts.
        case delay(Double)
        /// A number of times, `nil` for ever, of which every other is reversed if it autoreverses.
        case repeats(count: Int?, autoreverses: Bool)
    }

    package let base: Base
    /// The modifiers, from the innermost on.
    package private(set) var modifiers: [Modifier] = []
    /// The time until the base has ended, in seconds. Kept, because a spring's takes longer to find than a
    /// value.
    let baseDuration: Double

    init(_ base: Base) {
        self.base = base
        baseDuration =
            switch base {
            case .spring(let spring, _): spring.settlingDuration
            case .interpolatingSpring(let spring, let velocity):
                spring.settlingDuration(
                    from: SpringState(displacement: -1, velocity: velocity), within: Spring.threshold)
            case .curve(_, let duration): duration
            }
    }

    /// The spring, if this is one of the first kind that is played once, so that it replaces what is in
    /// progress after its delay.
    package var replacingSpring: (spring: Spring, blendDuration: Double, delay: Double)? {
        guard case .spring(let spring, let blendDuration) = base else { return nil }
        var sum = 0.0
        for modifier in modifiers {
            guard case .delay(let delay) = modifier else { return nil }
            sum += delay
        }
        return (spring, blendDuration, sum)
    }

    /// Whether it never ends: it repeats for ever, or is a spring without damping.
    package var isEndless: Bool { duration == .infinity }
}

// MARK: - Modifying

extension Animation {
    /// Returns the animation started a number of seconds later.
    package func delay(_ delay: Double) -> Animation { modified(by: .delay(max(delay, 0))) }

    /// Returns the animation a number of times as fast, its delays included.
    package func speed(_ speed: Double) -> Animation {
        let speed = max(speed, 1e-6)
        var result =
            switch base {
            case .spring(let spring, let blendDuration):
                Animation(.spring(spring.faster(by: speed), blendDuration: blendDuration / speed))
            case .interpolatingSpring(let spring, let velocity):
                Animation(
                    .interpolatingSpring(spring.faster(by: speed), initialVelocity: velocity * speed))
            case .curve(let curve, let duration): Animation(.curve(curve, duration: duration / speed))
            }
        result.modifiers = modifiers.map { modifier in
            if case .delay(let delay) = modifier { .delay(delay / speed) } else { modifier }
        }
        return result
    }

    /// Returns the animation played a number of times.
    ///
    /// - Parameters:
    ///   - count: How often it is played. A reversed play counts as one. After an even count that
    ///     autoreverses the value jumps to its target, as in SwiftUI.
    ///   - autoreverses: Whether every other play goes back, along the same curve. Default: `true`
    package func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        modified(by: .repeats(count: max(count, 1), autoreverses: autoreverses))
    }

    /// Returns the animation played for ever.
    ///
    /// - Parameter autoreverses: Whether every other play goes back, along the same curve. Default: `true`
    package func repeatForever(autoreverses: Bool = true) -> Animation {
        modified(by: .repeats(count: nil, autoreverses: autoreverses))
    }

    private func modified(by modifier: Modifier) -> Animation {
        var result = self
        result.modifiers.append(modifier)
        return result
    }
}

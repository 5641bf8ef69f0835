extension Animation {
    /// Returns the progress of the animation a number of seconds after it was set off, alone.
    ///
    /// It is exactly 0 at 0, and exactly 1 from its duration on.
    package func progress(at time: Double) -> AnimationProgress {
        time >= duration ? .done : progress(at: time, within: modifiers[...])
    }

    /// The time until it has ended, with its delays and repetitions, in seconds: a curve after its duration,
    /// a spring when it has settled to a thousandth of the way (`Spring.settlingDuration`); infinity if it
    /// never does.
    package var duration: Double { duration(within: modifiers[...], ofBase: baseDuration) }

    /// The time after which it counts as complete for what comes next, as `withAnimation` of SwiftUI calls
    /// its completion (`logicallyComplete`): a spring after its response, anything else at its end.
    package var logicalDuration: Double {
        switch base {
        case .spring(let spring, _), .interpolatingSpring(let spring, _):
            duration(within: modifiers[...], ofBase: min(spring.response, baseDuration))
        case .curve: duration
        }
    }

    /// The time after which an animation that repeats for ever is where it was, in seconds; `nil` for any
    /// other.
    package var period: Double? {
        for (index, modifier) in modifiers.enumerated() {
            guard case .repeats(count: nil, let autoreverses) = modifier else { continue }
            let once = duration(within: modifiers[..<index], ofBase: baseDuration)
            return once > 0 && once < .infinity ? once * (autoreverses ? 2 : 1) : nil
        }
        return nil
    }

    private func duration(within modifiers: ArraySlice<Modifier>, ofBase base: Double) -> Double {
        modifiers.reduce(base) { duration, modifier in
            switch modifier {
            case .delay(let delay): duration + delay
            case .repeats(let count, _):
                if let count { duration * Double(count) } else { duration > 0 ? .infinity : 0 }
            }
        }
    }

    private func progress(at time: Double, within modifiers: ArraySlice<Modifier>) -> AnimationProgress {
        guard let modifier = modifiers.last else { return baseProgress(at: time) }
        let inner = modifiers.dropLast()
        switch modifier {
        case .delay(let delay): return time < delay ? .none : progress(at: time - delay, within: inner)
        case .repeats(let count, let autoreverses):
            let once = duration(within: inner, ofBase: baseDuration)
            guard once > 0 else { return .done }
            let play = once == .infinity ? 0 : (max(time, 0) / once).rounded(.down)
            if let count, play >= Double(count) { return .done }
            let found = progress(at: play == 0 ? time : time - play * once, within: inner)
            let isReversed = autoreverses && play.truncatingRemainder(dividingBy: 2) != 0
            return isReversed ? found.reversed : found
        }
    }

    private func baseProgress(at time: Double) -> AnimationProgress {
        switch base {
        case .spring(let spring, _): return springProgress(spring, from: 0, at: time)
        case .interpolatingSpring(let spring, let velocity):
            return springProgress(spring, from: velocity, at: time)
        case .curve(let curve, let duration):
            if time >= duration { return .done }
            if time < 0 { return .none }
            return AnimationProgress(
                value: curve.value(at: time / duration),
                velocity: curve.velocity(at: time / duration) / duration)
        }
    }

    private func springProgress(_ spring: Spring, from velocity: Double, at time: Double) -> AnimationProgress
    {
        if time < 0 { return .none }
        if time >= baseDuration { return .done }
        return AnimationProgress(
            value: spring.value(at: time, initialVelocity: velocity),
            velocity: spring.velocity(at: time, initialVelocity: velocity))
    }
}

extension Animation {
    /// A spring of the first kind, by its response.
    ///
    /// - Parameters:
    ///   - response: The undamped period, in seconds. Default: 0.5
    ///   - dampingFraction: The damping relative to critical damping. Default: 0.825
    ///   - blendDuration: The time over which the response goes from that of the spring it replaces to its
    ///     own, in seconds. Default: 0
    package static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        let spring = Spring(response: max(response, 0.001), dampingFraction: max(dampingFraction, 0))
        return Animation(.spring(spring, blendDuration: max(blendDuration, 0)))
    }

    /// A spring of the first kind, by its perceptual duration.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds.
    ///   - bounce: 0 for none, up to 1 for a spring that never comes to rest, below 0 for an over-damped one.
    ///     Default: 0
    ///   - blendDuration: The time over which the duration goes from that of the spring it replaces to its
    ///     own, in seconds. Default: 0
    package static func spring(
        duration: Double, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        let spring = Spring(duration: max(duration, 0.001), bounce: min(max(bounce, -0.999), 1))
        return Animation(.spring(spring, blendDuration: max(blendDuration, 0)))
    }

    /// A spring of the first kind for what follows a finger.
    ///
    /// - Parameters:
    ///   - response: The undamped period, in seconds. Default: 0.15
    ///   - dampingFraction: The damping relative to critical damping. Default: 0.86
    ///   - blendDuration: The time over which the response changes, in seconds. Default: 0.25
    package static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A spring without bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds. Default: 0.5
    ///   - extraBounce: What is added to the bounce of 0. Default: 0
    package static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds. Default: 0.5
    ///   - extraBounce: What is added to the bounce of 0.15. Default: 0
    package static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a larger bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds. Default: 0.5
    ///   - extraBounce: What is added to the bounce of 0.3. Default: 0
    package static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// What `withAnimation` uses by itself since iOS 17: a spring with a response of 0.55 and critical
    /// damping.
    package static var `default`: Animation { spring(response: 0.55, dampingFraction: 1) }

    /// A spring that is added to what is in progress, by its physical parameters.
    ///
    /// - Parameters:
    ///   - mass: The mass. Default: 1
    ///   - stiffness: The stiffness.
    ///   - damping: The damping coefficient.
    ///   - initialVelocity: The velocity at the start, in ways per second. Default: 0
    package static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(
            mass: max(mass, 1e-9), stiffness: max(stiffness, 1e-9), damping: max(damping, 0))
        return Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
    }

    /// A spring that is added to what is in progress, by its perceptual duration.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration, in seconds. Default: 0.5
    ///   - bounce: 0 for none, up to 1 for a spring that never comes to rest, below 0 for an over-damped one.
    ///     Default: 0
    ///   - initialVelocity: The velocity at the start, in ways per second. Default: 0
    package static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(duration: max(duration, 0.001), bounce: min(max(bounce, -0.999), 1))
        return Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
    }
}

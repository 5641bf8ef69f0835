/// An animation of a view or of a change of states, with SwiftUI's names.
public protocol AnimationConvertible: SceneValueType {}

extension Animation: AnimationConvertible {}

extension ScriptAnimation: AnimationConvertible {}

extension AnimationConvertible {
    /// Returns a spring.
    ///
    /// - Parameters:
    ///   - response: The undamped period in seconds. Default: 0.5.
    ///   - dampingFraction: 1 without bounce, 0 without end. Default: 0.825.
    ///   - blendDuration: The seconds over which the response changes.
    @_disfavoredOverload
    public static func spring(
        response: (any NumberConvertible)? = nil, dampingFraction: (any NumberConvertible)? = nil,
        blendDuration: (any NumberConvertible)? = nil
    ) -> Self {
        Self("spring", period(response, dampingFraction, blendDuration))
    }

    /// Returns a spring.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds. Default: 0.5.
    ///   - bounce: -1 to 1: below 0 flatter, above 0 with bounce. Default: 0.
    ///   - blendDuration: The seconds over which the response changes.
    public static func spring(
        duration: (any NumberConvertible)? = nil, bounce: (any NumberConvertible)? = nil,
        blendDuration: (any NumberConvertible)? = nil
    ) -> Self {
        Self("spring", length(duration ?? 0.5, bounce, [("blendDuration", blendDuration)]))
    }

    /// Returns a spring for interactive motion, such as a drag.
    ///
    /// - Parameters:
    ///   - response: The undamped period in seconds. Default: 0.15.
    ///   - dampingFraction: 1 without bounce, 0 without end. Default: 0.86.
    ///   - blendDuration: The seconds over which the response changes. Default: 0.25.
    public static func interactiveSpring(
        response: (any NumberConvertible)? = nil, dampingFraction: (any NumberConvertible)? = nil,
        blendDuration: (any NumberConvertible)? = nil
    ) -> Self {
        Self("interactiveSpring", period(response, dampingFraction, blendDuration))
    }

    /// Returns a spring for interactive motion, such as a drag.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds.
    ///   - extraBounce: What is added to the bounce of 0.14. Default: 0.
    ///   - blendDuration: The seconds over which the response changes. Default: 0.25.
    public static func interactiveSpring(
        duration: Double, extraBounce: Double = 0, blendDuration: (any NumberConvertible)? = nil
    ) -> Self {
        Self(
            "interactiveSpring", length(duration, 0.14 + extraBounce, [("blendDuration", blendDuration)]))
    }

    /// Returns a spring that is added to the animations in progress.
    ///
    /// - Parameters:
    ///   - mass: The mass. Default: 1.
    ///   - stiffness: The stiffness.
    ///   - damping: The damping.
    ///   - initialVelocity: Ways per second at the start. Default: 0.
    public static func interpolatingSpring(
        mass: (any NumberConvertible)? = nil, stiffness: any NumberConvertible,
        damping: any NumberConvertible, initialVelocity: (any NumberConvertible)? = nil
    ) -> Self {
        Self(
            "interpolatingSpring",
            .record([
                ("mass", mass), ("stiffness", stiffness), ("damping", damping),
                ("initialVelocity", initialVelocity),
            ]))
    }

    /// Returns a spring that is added to the animations in progress.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds. Default: 0.5.
    ///   - bounce: -1 to 1: below 0 flatter, above 0 with bounce. Default: 0.
    ///   - initialVelocity: Ways per second at the start. Default: 0.
    public static func interpolatingSpring(
        duration: (any NumberConvertible)? = nil, bounce: (any NumberConvertible)? = nil,
        initialVelocity: (any NumberConvertible)? = nil
    ) -> Self {
        Self("interpolatingSpring", length(duration, bounce, [("initialVelocity", initialVelocity)]))
    }

    /// Returns a spring without bounce.
    public static func smooth(
        duration: (any NumberConvertible)? = nil, extraBounce: (any NumberConvertible)? = nil
    ) -> Self {
        Self("smooth", .record([("duration", duration), ("extraBounce", extraBounce)]))
    }

    /// Returns a spring with a small bounce.
    public static func snappy(
        duration: (any NumberConvertible)? = nil, extraBounce: (any NumberConvertible)? = nil
    ) -> Self {
        Self("snappy", .record([("duration", duration), ("extraBounce", extraBounce)]))
    }

    /// Returns a spring with a larger bounce.
    public static func bouncy(
        duration: (any NumberConvertible)? = nil, extraBounce: (any NumberConvertible)? = nil
    ) -> Self {
        Self("bouncy", .record([("duration", duration), ("extraBounce", extraBounce)]))
    }

    /// Returns a change at constant speed.
    public static func linear(duration: any NumberConvertible) -> Self {
        Self("linear", .record([("duration", duration)]))
    }

    /// Returns a change that is slow at first.
    public static func easeIn(duration: any NumberConvertible) -> Self {
        Self("easeIn", .record([("duration", duration)]))
    }

    /// Returns a change that is slow at the end.
    public static func easeOut(duration: any NumberConvertible) -> Self {
        Self("easeOut", .record([("duration", duration)]))
    }

    /// Returns a change that is slow at both ends.
    public static func easeInOut(duration: any NumberConvertible) -> Self {
        Self("easeInOut", .record([("duration", duration)]))
    }

    /// Returns a change along a cubic Bézier curve.
    ///
    /// - Parameters:
    ///   - x1: The time of the first control point, 0 to 1.
    ///   - y1: The share of the way of the first control point.
    ///   - x2: The time of the second control point, 0 to 1.
    ///   - y2: The share of the way of the second control point.
    ///   - duration: Seconds. Default: 0.35.
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: (any NumberConvertible)? = nil
    ) -> Self {
        Self(
            "timingCurve",
            .record([("controlPoints", SceneLiteral.list([x1, y1, x2, y2])), ("duration", duration)]))
    }

    // MARK: Modifiers

    /// Returns the animation with a delay, which applies once even if it repeats.
    ///
    /// - Parameter seconds: The seconds before it starts.
    public func delay(_ seconds: any NumberConvertible) -> Self { setting("delay", seconds) }

    /// Returns the animation at another speed.
    ///
    /// - Parameter factor: The factor by which it is faster.
    public func speed(_ factor: any NumberConvertible) -> Self { setting("speed", factor) }

    /// Returns the animation, repeated a number of times.
    ///
    /// - Parameters:
    ///   - count: The number of plays.
    ///   - autoreverses: Whether every other play goes back.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self {
        setting(
            "repeatCount",
            autoreverses
                ? AnimationRepeatCount(count) : AnimationRepeatCount(count: count, autoreverses: false))
    }

    /// Returns the animation, repeated without end.
    ///
    /// - Parameter autoreverses: `true` if every other repetition plays backwards.
    public func repeatForever(autoreverses: Bool = true) -> Self {
        setting("repeatForever", autoreverses ? true : AnimationRepeatForever(autoreverses: false))
    }

    /// Returns the animation with a key beside its name.
    func setting(_ key: String, _ value: any SceneConvertible) -> Self {
        Self(sceneLiteral.settingMotion(key, value.sceneLiteral))
    }

    // MARK: Values

    private init(_ name: String, _ parts: SceneLiteral) {
        if case .mapping(let entries) = parts.content, entries.isEmpty {
            self.init(SceneLiteral(.string(name)))
        } else {
            self.init(SceneLiteral.record([(name, parts)]))
        }
    }

    private static func period(
        _ response: (any NumberConvertible)?, _ dampingFraction: (any NumberConvertible)?,
        _ blendDuration: (any NumberConvertible)?
    ) -> SceneLiteral {
        .record([
            ("response", response), ("dampingFraction", dampingFraction), ("blendDuration", blendDuration),
        ])
    }

    private static func length(
        _ duration: (any NumberConvertible)?, _ bounce: (any NumberConvertible)?,
        _ others: [(String, (any SceneConvertible)?)]
    ) -> SceneLiteral {
        .record([("duration", duration), ("bounce", bounce)] + others)
    }
}

extension SceneLiteral {
    /// Returns an animation, or each of several, with a key. A word alone becomes the key of a mapping.
    fileprivate func settingMotion(_ key: String, _ value: SceneLiteral) -> SceneLiteral {
        if value.isUnset || isUnset { return self }
        return mapChoices { literal in
            var copy = literal
            switch literal.content {
            case .string("none"): break
            case .string(let name) where !name.hasPrefix("{"):
                copy.content = .mapping([(name, SceneLiteral(.null)), (key, value)])
            case .mapping(let entries):
                copy.content = .mapping(entries.filter { $0.key != key } + [(key, value)])
            case .sequence(let all):
                copy.content = .sequence(all.map { $0.settingMotion(key, value) })
            default: break
            }
            return copy
        }
    }
}

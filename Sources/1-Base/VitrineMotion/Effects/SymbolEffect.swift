/// A motion of a whole symbol, with SwiftUI's names. Apple documents no numbers; these are ours.
package enum SymbolEffect: String, Hashable, Sendable, CaseIterable {
    case bounce, pulse, scale, rotate, breathe, wiggle, appear, disappear

    /// What an effect does to a symbol at a moment.
    package struct Moment: Hashable, Sendable {
        package var scale = 1.0
        /// Clockwise, in degrees.
        package var degrees = 0.0
        package var opacity = 1.0

        package init(scale: Double = 1, degrees: Double = 0, opacity: Double = 1) {
            self.scale = scale
            self.degrees = degrees
            self.opacity = opacity
        }

        /// Nothing.
        package static let none = Moment()

        /// Returns both at once.
        package func combined(with other: Moment) -> Moment {
            Moment(
                scale: scale * other.scale, degrees: degrees + other.degrees, opacity: opacity * other.opacity
            )
        }

        /// Returns a part of it: nothing for 0, all for 1.
        package func scaled(by share: Double) -> Moment {
            Moment(
                scale: max(1 + (scale - 1) * share, 0), degrees: degrees * share,
                opacity: min(max(1 + (opacity - 1) * share, 0), 1))
        }
    }

    /// `true` if it rests in another look while it is active, and moves nothing by itself.
    package var isStill: Bool { [.scale, .appear, .disappear].contains(self) }

    /// The factor of `bounce` and `scale`, upwards and downwards.
    private static func factor(isDown: Bool) -> Double { isDown ? 0.8 : 1.25 }

    /// What is there while it is active, of those that are still.
    package func still(isDown: Bool) -> Moment {
        switch self {
        case .scale: Moment(scale: Self.factor(isDown: isDown))
        case .disappear: Moment(scale: 0.6, opacity: 0)
        // What has not appeared yet looks as what has disappeared.
        case .appear, .bounce, .pulse, .rotate, .breathe, .wiggle: .none
        }
    }

    /// The keys of one play: scale, degrees and opacity.
    package func keyframes(isDown: Bool = false) -> KeyframeTrack {
        func back(_ response: Double, _ dampingFraction: Double) -> Keyframe {
            .spring(
                to: [1, 0, 1], spring: Spring(response: response, dampingFraction: dampingFraction))
        }
        let ease = TimingCurve.easeInOut
        let keys: [Keyframe] =
            switch self {
            case .bounce:
                [.cubic(to: [Self.factor(isDown: isDown), 0, 1], duration: 0.15), back(0.35, 0.55)]
            case .scale:
                [
                    .linear(to: [Self.factor(isDown: isDown), 0, 1], duration: 0.2, timingCurve: ease),
                    .linear(to: [1, 0, 1], duration: 0.3, timingCurve: ease),
                ]
            case .pulse:
                [
                    .linear(to: [1, 0, 0.3], duration: 0.75, timingCurve: ease),
                    .linear(to: [1, 0, 1], duration: 0.75, timingCurve: ease),
                ]
            case .rotate: [.linear(to: [1, 360, 1], duration: 1.2, timingCurve: ease)]
            case .breathe:
                [
                    .linear(to: [1.1, 0, 1], duration: 1.2, timingCurve: ease),
                    .linear(to: [1, 0, 0.7], duration: 1.2, timingCurve: ease),
                    .linear(to: [1, 0, 1], duration: 0.2, timingCurve: ease),
                ]
            case .wiggle:
                [
                    .cubic(to: [1, -12, 1], duration: 0.12), .cubic(to: [1, 10, 1], duration: 0.16),
                    .cubic(to: [1, -6, 1], duration: 0.16), .cubic(to: [1, 0, 1], duration: 0.16),
                ]
            case .appear:
                [.move(to: [0.6, 0, 0]), .linear(to: [1, 0, 1], duration: 0.3, timingCurve: .easeOut)]
            case .disappear: [.linear(to: [0.6, 0, 0], duration: 0.3, timingCurve: .easeIn)]
            }
        return KeyframeTrack([1, 0, 1], keys)
    }

    /// Returns what it does a number of seconds after it was set off.
    ///
    /// - Parameters:
    ///   - time: The seconds; below 0 before it is.
    ///   - isDown: `true` for `bounce` and `scale` that make the symbol smaller.
    ///   - count: The number of plays; `nil` for no end.
    package func moment(after time: Double, isDown: Bool = false, plays count: Int? = 1) -> Moment {
        let track = keyframes(isDown: isDown)
        guard time >= 0, track.duration > 0 else { return .none }
        let play = (time / track.duration).rounded(.down)
        let isOver = count.map { play >= Double($0) } ?? false
        let values = track.value(at: isOver ? track.duration : time - play * track.duration)
        // A turn ends where it began.
        return Moment(
            scale: values[0], degrees: isOver && self == .rotate ? 0 : values[1],
            opacity: min(max(values[2], 0), 1))
    }
}

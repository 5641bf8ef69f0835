/// A value that goes from key to key.
///
/// A velocity that is not given is found so that the motion is smooth, as SwiftUI's documentation of
/// `CubicKeyframe` has it:
///
/// - Between two cubic keys it is that of a Catmull-Rom spline, `(next - previous) / (the time between
///   them)`, if neither gives one.
/// - A cubic key after another kind takes that one's velocity at its end, and before another kind the
///   velocity at which that one starts. A spring after a cubic key takes the velocity that this one gives for
///   its end.
/// - Everywhere else, at the ends of the track and beside a move, it is 0.
///
/// A spring that is cut short hands on where it has got to, and its velocity. After the last key the value is
/// that of the last key.
package struct KeyframeTrack: Hashable, Sendable {
    /// The value before the first key.
    package let initialValue: [Double]
    /// The keys, in their order.
    package let keyframes: [Keyframe]
    /// The time of the last key, in seconds.
    package let duration: Double
    private let segments: [KeyframeSegment]

    /// - Parameters:
    ///   - initialValue: The value before the first key.
    ///   - keyframes: The keys, in their order, with values of as many numbers.
    package init(_ initialValue: [Double], _ keyframes: [Keyframe]) {
        self.initialValue = initialValue
        self.keyframes = keyframes
        var segments: [KeyframeSegment] = []
        var (time, value, velocity) = (0.0, initialValue, initialValue.map { _ in 0.0 })
        for index in keyframes.indices {
            let keyframe = keyframes[index]
            let segment = KeyframeSegment(
                time: time, duration: keyframe.duration, from: value, to: keyframe.value,
                shape: Self.shape(of: index, in: keyframes, from: initialValue, after: velocity))
            segments.append(segment)
            time += segment.duration
            if case .spring = keyframe {
                value = segment.value(after: segment.duration)
            } else {
                value = keyframe.value
            }
            velocity = segment.velocity(after: segment.duration)
        }
        self.segments = segments
        duration = time
    }

    /// Returns the value at a time; that of a key is exact, except for springs that are cut short.
    package func value(at time: Double) -> [Double] {
        guard time < duration else { return keyframes.last?.value ?? initialValue }
        guard time >= 0, let segment = segment(at: time) else { return initialValue }
        return segment.value(after: time - segment.time)
    }

    /// Returns the velocity at a time, per second; at a key that after it.
    package func velocity(at time: Double) -> [Double] {
        guard time >= 0, time < duration, let segment = segment(at: time) else {
            return initialValue.map { _ in 0 }
        }
        return segment.velocity(after: time - segment.time)
    }

    private func segment(at time: Double) -> KeyframeSegment? {
        segments.last { $0.time <= time && $0.duration > 0 }
    }

    /// Returns the shape of a segment.
    ///
    /// - Parameters:
    ///   - index: The index of the key at its end.
    ///   - keys: All keys.
    ///   - initialValue: The value before them.
    ///   - velocity: The velocity at the end of the segment before.
    private static func shape(
        of index: Int, in keys: [Keyframe], from initialValue: [Double], after velocity: [Double]
    ) -> KeyframeSegment.Shape {
        switch keys[index] {
        case .linear(_, _, let curve): .linear(curve)
        case .move: .linear(.linear)
        case .spring(_, _, let spring, let start): .spring(spring, start: start ?? velocity)
        case .cubic(_, _, let start, _):
            // The segment before a cubic one ends as this one starts, if it is cubic, too.
            .cubic(
                start: start ?? velocity,
                end: endVelocity(of: index, in: keys, from: initialValue))
        }
    }

    /// Returns the velocity at which a cubic segment ends.
    private static func endVelocity(
        of index: Int, in keys: [Keyframe], from initialValue: [Double]
    ) -> [Double] {
        let (key, still) = (keys[index], initialValue.map { _ in 0.0 })
        if case .cubic(_, _, _, let end?) = key { return end }
        guard index + 1 < keys.count else { return still }
        let next = keys[index + 1]
        switch next {
        case .move: return still
        case .spring(_, _, _, let start): return start ?? still
        case .cubic(_, _, let start?, _): return start
        case .cubic:
            let before = index > 0 ? keys[index - 1].value : initialValue
            let span = key.duration + next.duration
            return span > 0 ? zip(before, next.value).map { ($1 - $0) / span } : still
        case .linear(let to, let duration, let curve):
            guard duration > 0 else { return still }
            let slope = curve.velocity(at: 0) / duration
            return zip(key.value, to).map { ($1 - $0) * slope }
        }
    }
}

/// Tracks of keys that run side by side, as SwiftUI's `KeyframeTimeline` and `KeyframeAnimator` have them.
package struct Keyframes: Hashable, Sendable {
    /// The tracks, one for each value.
    package var tracks: [KeyframeTrack]
    /// Whether all begin again when the longest has ended.
    package var repeats: Bool

    /// - Parameters:
    ///   - tracks: The tracks, one for each value.
    ///   - repeats: Whether all begin again when the longest has ended. Default: `false`
    package init(_ tracks: [KeyframeTrack], repeats: Bool = false) {
        self.tracks = tracks
        self.repeats = repeats
    }

    /// The time of the last key of all, in seconds.
    package var duration: Double { tracks.map(\.duration).max() ?? 0 }

    /// Returns the value of each track at a time.
    package func values(at time: Double) -> [[Double]] {
        let time = local(time)
        return tracks.map { $0.value(at: time) }
    }

    /// Returns the velocity of each track at a time, per second.
    package func velocities(at time: Double) -> [[Double]] {
        let time = local(time)
        return tracks.map { $0.velocity(at: time) }
    }

    private func local(_ time: Double) -> Double {
        let duration = duration
        guard repeats, time >= 0, duration > 0, duration < .infinity else { return time }
        return time.truncatingRemainder(dividingBy: duration)
    }
}

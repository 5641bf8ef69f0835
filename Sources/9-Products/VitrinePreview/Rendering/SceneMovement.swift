import VitrineMotion
import VitrineSessions
import VitrineStyle

/// What moves in a scene.
struct SceneMovement: Sendable {
    let timeline: SceneTimeline
    /// `true` if the picture depends on the time.
    let isMoving: Bool

    /// The moments at which a scene without changes of states is looked at, in seconds: what repeats within a
    /// second is not caught at the same place each time.
    private static let samples = [0, 0.13, 0.37, 0.71, 1.19, 1.87]
    /// The maximum number of moments.
    private static let limit = 32
    /// The duration of a scene that moves without states, in seconds.
    private static let endlessDuration = 2.0

    /// The duration, in seconds: that of its film.
    var duration: Double {
        timeline.duration > 0 || !isMoving ? timeline.duration : Self.endlessDuration
    }

    /// Creates what moves.
    ///
    /// - Parameters:
    ///   - timeline: What moves of the nodes that are there at one moment.
    ///   - moments: The scene at others.
    init(_ timeline: SceneTimeline, _ moments: [SessionMoment]) {
        var all = timeline
        // What is not there at a moment is not read.
        for track in moments.lazy.flatMap(\.timeline.tracks) where !all.tracks.contains(where: track.isAlike)
        {
            all.tracks.append(track)
        }
        self.timeline = all
        isMoving = !all.tracks.isEmpty || Set(moments.map(\.drawing)).count > 1
    }

    /// Returns the moments at which to look at a scene: when its states change, or else some.
    static func samples(of timeline: SceneTimeline) -> [Double] {
        let changes = Set(timeline.script.events.map(\.time)).sorted()
        return changes.isEmpty ? samples : Array(([0] + changes).prefix(limit))
    }
}

extension MotionTrack {
    /// Returns `true` if another track is the same property changing at the same times.
    fileprivate func isAlike(_ other: MotionTrack) -> Bool {
        (node, property) == (other.node, other.property) && steps.map(\.time) == other.steps.map(\.time)
    }
}

import VitrineMotion

/// What changes of states do to a scene over time.
package struct SceneTimeline: Hashable, Sendable {
    /// The properties that change, in the order of the scene.
    package var tracks: [MotionTrack] = []
    /// What the nodes of a scene without states go through by themselves.
    package var animators: [MotionTrack] = []
    /// What no picture shows, in the order of the times.
    package var marks: [MotionMark] = []
    /// The states with the script that changes them.
    package var script = MotionScript([])
    /// The time of the last change of a state, in seconds.
    package var lastChange = 0.0

    package init() {}

    /// Takes what has been found while a scene was read.
    ///
    /// - Parameters:
    ///   - motion: What its states do; `nil` for a scene without states.
    ///   - listing: What the nodes of one without states go through.
    package init(_ motion: SceneMotion?, listing: SceneMotion) {
        animators = listing.tracks
        guard let motion else { return }
        tracks = motion.tracks
        marks = motion.marks.enumerated().sorted {
            ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
        }.map(\.element)
        script = motion.script
        lastChange = motion.script.lastTime
    }

    /// The longest duration, in seconds.
    package static var durationLimit: Double { 60 }

    /// The time until the last change has settled (``Spring/threshold``), in seconds, at most a minute; of
    /// what repeats for ever one round counts.
    package var duration: Double {
        min(max(lastChange, tracks.map(\.duration).max() ?? 0), Self.durationLimit)
    }
}

import VitrineAuditElements
import VitrineLayout
import VitrineStyle

/// What moves in a scene at its moment, as far as it matters to contrast.
package struct ContrastMotion {
    /// The nodes whose opacity is on its way from one value to another, by the paths that tracks name.
    let fading: Set<String>
    /// The nodes of which something is on its way for so short a time that nobody reads meanwhile, by the
    /// paths that tracks name. What they look like before and afterwards is looked at for itself.
    let passing: Set<String>
    /// `true` if anything is on its way from one value to another. The system chooses the colour of a status
    /// bar by what a screen comes to rest at.
    let isUnderWay: Bool

    /// `true` if anything is on its way or sets out: what is said may be ahead of what is seen.
    package let isChanging: Bool

    /// The properties that move a node with all that is in it, which keeps its contrast.
    private static let moves: Set<String> = ["offset", "position", "rotation", "scale"]

    /// Creates what moves at a time. What repeats for ever never rests, and is looked at as it is.
    package init(_ timeline: SceneTimeline, at time: Double) {
        let moving = timeline.tracks.filter { $0.isOnItsWay(at: time) }
        fading = Set(moving.lazy.filter { $0.property == "opacity" }.map(\.node))
        passing = Set(
            moving.lazy.filter { $0.isPassing(at: time) && !Self.moves.contains($0.property) }.map(\.node))
        isUnderWay = !moving.isEmpty
        isChanging = timeline.tracks.contains { $0.isOnItsWay(at: time.nextUp) }
    }
}

extension MotionTrack {
    /// The longest way, in seconds, on which nobody reads.
    private static let passingTime = 1.5

    fileprivate func isPassing(at time: Double) -> Bool {
        guard let step = steps.last(where: { $0.time < time }) else { return false }
        return step.settlingTime - step.time <= Self.passingTime
    }

    fileprivate func isOnItsWay(at time: Double) -> Bool {
        guard let step = steps.last(where: { $0.time < time }) else { return false }
        return time < step.settlingTime && step.settlingTime < .infinity
    }
}

extension ElementSource {
    /// The name of the node in tracks: its own id, without those of uses around it, or else its path.
    var motionPath: String { id?.split(separator: ".").last.map { "#\($0)" } ?? path }
}

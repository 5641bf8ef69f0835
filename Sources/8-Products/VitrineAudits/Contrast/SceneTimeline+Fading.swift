import VitrineLayout
import VitrineStyle

extension SceneTimeline {
    /// Returns the nodes whose opacity is on its way from one value to another at a moment, by the paths that
    /// tracks name. What repeats for ever never rests, and is looked at as it is.
    func fadingNodes(at time: Double) -> Set<String> {
        Set(tracks.filter { $0.property == "opacity" && $0.isOnItsWay(at: time) }.map(\.node))
    }
}

extension MotionTrack {
    fileprivate func isOnItsWay(at time: Double) -> Bool {
        guard let step = steps.last(where: { $0.time < time }) else { return false }
        return time < step.settlingTime && step.settlingTime < .infinity
    }
}

extension ElementSource {
    /// The name of the node in tracks: its own id, without those of uses around it, or else its path.
    var motionPath: String { id?.split(separator: ".").last.map { "#\($0)" } ?? path }
}

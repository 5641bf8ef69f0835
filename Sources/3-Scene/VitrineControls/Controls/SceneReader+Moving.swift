import VitrineSceneFormat
import VitrineStyle

extension SceneReader {
    /// `true` while something of the scene is on its way between two states, where springs overshoot.
    package var isMoving: Bool {
        guard let motion else { return false }
        let time = environment.time
        return motion.tracks.contains { track in
            track.steps.contains { $0.time <= time && time < $0.settlingTime }
        }
    }
}

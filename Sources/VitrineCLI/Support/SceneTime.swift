import ArgumentParser
import VitrineStyle

/// A time in the animation of a scene, in seconds.
struct SceneTime: ExpressibleByArgument {
    let seconds: Double

    init?(argument: String) {
        guard let seconds = Double(argument), SceneOptions.timeRange.contains(seconds) else { return nil }
        self.seconds = seconds
    }
}

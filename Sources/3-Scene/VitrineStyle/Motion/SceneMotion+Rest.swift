import VitrineMotion

extension SceneMotion {
    /// Returns the time until which the scene stays as it is at a moment, in seconds: that of the next change,
    /// infinity if there is none, and the moment itself while something is on its way.
    ///
    /// - Parameter time: The moment that the scene has been read at.
    package func endOfRest(from time: Double) -> Double {
        if isRunning { return time }
        var end = Double.infinity
        for event in script.events where event.time > time { end = min(end, event.time) }
        for track in tracks {
            for step in track.steps {
                if step.time > time {
                    end = min(end, step.time)
                } else if !(step.settlingTime <= time) {
                    return time
                }
            }
        }
        return end
    }
}

/// A change of states that the scene's script does not have, such as one that somebody tries.
package struct StateChange: Hashable, Sendable {
    /// The time, in seconds since the start of the scene.
    package let time: Double
    /// The new values, by the names of states.
    package let values: [String: String]

    package init(at time: Double, _ values: [String: String]) {
        self.time = time
        self.values = values
    }
}

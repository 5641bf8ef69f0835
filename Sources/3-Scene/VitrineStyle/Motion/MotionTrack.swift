import VitrineMotion

/// What changes of states do to one property of a node over time.
package struct MotionTrack: Hashable, Sendable {
    /// The path of the node.
    package var node: String
    /// The key of the property, with those around it: `frame.width`; `transition` for a node that comes or
    /// goes.
    package var property: String
    /// A step of the way: one change of a state.
    package struct Step: Hashable, Sendable {
        /// The time of the change, in seconds.
        package var time: Double
        /// The value that it leads to, as text.
        package var value: String
        /// The animation; `nil` for a jump.
        package var animation: Animation?
        /// The time from which the value shows exactly, if nothing interrupts, in seconds; infinity for
        /// never.
        package var settlingTime: Double
    }
    /// The value at the start, as text.
    package var initialValue: String
    package var steps: [Step]

    /// Creates the track of a motion between values.
    ///
    /// - Parameters:
    ///   - node: The path of the node.
    ///   - property: The key of the property.
    ///   - values: The values as text, by the states of the motion.
    ///   - motion: The motion.
    package init(node: String, property: String, values: [String], motion: StateMotion) {
        self.node = node
        self.property = property
        initialValue = values.indices.contains(motion.initialState) ? values[motion.initialState] : ""
        steps = motion.changes.map { change in
            Step(
                time: change.time, value: values.indices.contains(change.target) ? values[change.target] : "",
                animation: change.animation, settlingTime: change.settlingTime)
        }
    }

    /// The time from which nothing moves any more, in seconds; of a motion that repeats for ever, that after
    /// its first round.
    package var duration: Double {
        guard let last = steps.last else { return 0 }
        if last.settlingTime < .infinity { return last.settlingTime }
        return last.time + (last.animation?.period ?? .infinity)
    }
}

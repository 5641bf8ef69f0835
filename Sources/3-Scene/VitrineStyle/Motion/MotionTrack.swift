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
        /// The animation; `nil` for a jump, and for the way to a key.
        package var animation: Animation?
        /// The way to a key, in a few words; `nil` for changes of states.
        package var way: String?
        /// The time from which the value shows exactly, if nothing interrupts, in seconds; infinity for
        /// never.
        package var settlingTime: Double

        package init(
            time: Double, value: String, animation: Animation? = nil, way: String? = nil, settlingTime: Double
        ) {
            self.time = time
            self.value = value
            self.animation = animation
            self.way = way
            self.settlingTime = settlingTime
        }
    }
    /// The value at the start, as text.
    package var initialValue: String
    package var steps: [Step]
    /// The values in numbers over time; `nil` if nothing is known of what is between the steps.
    package var curve: MotionCurve?

    /// Creates the track of a motion between values.
    ///
    /// - Parameters:
    ///   - node: The path of the node.
    ///   - property: The key of the property.
    ///   - values: The values as text, by the states of the motion.
    ///   - vectors: The numbers that the values consist of; empty lists for those of their texts, such as the
    ///     lengths of an offset and the channels of a colour, where they differ in these alone. Default:
    ///     none.
    ///   - motion: The motion.
    package init(
        node: String, property: String, values: [String], vectors: [[Double]]? = nil, motion: StateMotion
    ) {
        var vectors = vectors ?? []
        if !vectors.isEmpty, vectors.contains(where: \.isEmpty) {
            vectors = NumbersInText.changing(in: values, limit: MotionCurve.lineLimit) ?? []
        }
        curve = MotionCurve(motion, through: vectors)
        self.node = node
        self.property = property
        initialValue = values.indices.contains(motion.initialState) ? values[motion.initialState] : ""
        steps = motion.changes.map { change in
            Step(
                time: change.time, value: values.indices.contains(change.target) ? values[change.target] : "",
                animation: change.animation, settlingTime: change.settlingTime)
        }
    }

    /// Creates the track of steps that follow each other.
    ///
    /// - Parameters:
    ///   - node: The path of the node.
    ///   - property: The key of the property.
    ///   - initialValue: The value at the start, as text.
    ///   - steps: The steps.
    ///   - curve: The values in numbers over time. Default: unknown.
    package init(
        node: String, property: String, from initialValue: String, steps: [Step], curve: MotionCurve? = nil
    ) {
        self.curve = curve
        self.node = node
        self.property = property
        self.initialValue = initialValue
        self.steps = steps
    }

    /// The path of the property: that of the node and the key.
    package var name: String { property.isEmpty ? node : "\(node).\(property)" }

    /// The time from which nothing moves any more, in seconds; of a motion that repeats for ever, that after
    /// its first round.
    package var duration: Double {
        guard let last = steps.last else { return 0 }
        if last.settlingTime < .infinity { return last.settlingTime }
        return last.time + (last.animation?.period ?? .infinity)
    }
}

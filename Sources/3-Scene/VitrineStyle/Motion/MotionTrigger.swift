import VitrineMotion

/// The changes of states that set something off: those of a state, or those to some of its values.
package struct MotionTrigger: Sendable {
    /// The values by the states, as indices; `nil` for all of a state.
    package var values: [Int: Set<Int>?]

    package init(values: [Int: Set<Int>?]) { self.values = values }

    /// Returns the times at which it sets something off that is read now, in their order.
    package func times(_ motion: SceneMotion) -> [Double] {
        let times = values.flatMap { motion.script.times(of: $0.key, to: $0.value, in: motion.span) }
        return Set(times).sorted()
    }
}

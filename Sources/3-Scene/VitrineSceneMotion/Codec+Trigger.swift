import VitrineSceneFormat
import VitrineStyle

extension Codec where Value == Double {
    /// The seconds since the last change that a trigger names; -1 before the first one.
    package static let sinceTrigger = Codec<Double>(MotionTrigger.codec.schema, expected: .trigger) {
        value, reader in
        guard let trigger = MotionTrigger.codec.read(value, reader) else { return nil }
        let time = reader.runningTime()
        let start = reader.motion.flatMap { trigger.times($0).last { $0 <= time } }
        return start.map { time - $0 } ?? -1
    }
}

import VitrineJSON
import VitrineMotion
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

extension MotionTrigger {
    /// The name of a state, or a mapping of states to values.
    package static let codec = Codec<MotionTrigger>(
        .anyOf([
            .pattern(#"\S"#), .map(of: .anyOf([StatesSpec.word.schema, .array(StatesSpec.word.schema)])),
        ]),
        expected: .trigger
    ) { value, reader in
        switch value.content {
        case .string(let name):
            return reader.state(named: name, at: value.mark).map {
                MotionTrigger(values: [$0: nil as Set<Int>?])
            }
        case .mapping(let entries) where !entries.isEmpty:
            var trigger = MotionTrigger(values: [:])
            for entry in entries {
                guard let state = reader.state(named: entry.key, at: entry.keyMark),
                    let motion = reader.motion
                else { continue }
                let values = Codec<[Int]>.oneOrMore(of: .value(of: motion.script.states[state]))
                if let read = values.read(entry.value, reader) { trigger.values[state] = Set(read) }
            }
            return trigger.values.count == entries.count ? trigger : nil
        default: return reader.mismatch(value, expected: .trigger)
        }
    }
}

extension Noun {
    static let trigger = Noun("a state", example: "`liked` or `{ liked: yes }`")
}

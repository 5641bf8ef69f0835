import VitrineJSON
import VitrineSource
import VitrineStyle

/// A condition on the states of the scene at the moment: `{ button: pressed, page: [list, detail] }`.
///
/// All states must have the given value, or one of several.
enum StateCondition {
    /// The key of a condition that it stands under.
    static let key = "state"

    static let codec = Codec<Bool>(
        .map(of: .anyOf([word, .array(word)])), expected: "values of states, such as `{ button: pressed }`"
    ) { value, reader in
        guard case .mapping(let entries) = value.content, !entries.isEmpty else {
            return reader.mismatch(value, expected: "values of states, such as `{ button: pressed }`")
        }
        let met = entries.map { entry -> Bool? in
            guard let state = reader.state(named: entry.key, at: entry.keyMark), let motion = reader.motion
            else { return nil }
            let values = reader.stateValues[state].read(entry.value, reader)
            let now = motion.value(of: state, at: reader.environment.time)
            return values.map { $0.contains(now) }
        }
        return met.contains(nil) ? nil : !met.contains(false)
    }

    private static let word = JSONSchema.anyOf([.string, .number(), .boolean])
}

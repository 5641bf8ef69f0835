import VitrineJSON
import VitrineSource
import VitrineStyle

/// A condition on the states of the scene at the moment: `{ button: pressed, page: [list, detail] }`.
///
/// All states must have the given value, or one of several.
enum StateCondition {
    /// The key of a condition that it stands under.
    static let key = "state"

    /// Its schema allows what a condition on a component's own parameter called `state` may be, too.
    static let codec = Codec<Bool>(
        .anyOf([.map(of: words), words]), expected: "values of states, such as `{ button: pressed }`"
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

    /// The schema of a value, or of several.
    private static var words: JSONSchema { .anyOf([word, .array(word)]) }
    private static let word = JSONSchema.anyOf([.string, .number(), .boolean])
}

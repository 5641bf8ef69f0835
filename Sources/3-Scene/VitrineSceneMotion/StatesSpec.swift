import VitrineJSON
import VitrineMotion
import VitrineSceneFormat
import VitrineSource

/// The states of a scene: the key `states` at the top.
package struct StatesSpec: Sendable {
    package var states: [MotionScript.State] = []

    /// The maximum number of states, and of values of each.
    static let countLimit = 100

    package static let codec = Codec<StatesSpec>(
        .map(of: .array(word.schema, minimum: 1, maximum: countLimit)), expected: .states
    ) { value, reader in
        guard case .mapping(let entries) = value.content else {
            return reader.mismatch(value, expected: .states)
        }
        guard entries.count <= countLimit else {
            reader.report(.tooMany(noun: "states", count: entries.count, limit: countLimit), at: value.mark)
            return nil
        }
        var spec = StatesSpec()
        for entry in entries {
            if !isName(entry.key) {
                reader.report(
                    .invalidName(
                        entry.key, noun: "state",
                        instead: "write letters, digits, `_` and `-`, a letter first"
                    ),
                    at: entry.keyMark)
            }
            spec.states.append(MotionScript.State(entry.key, values(of: entry, reader)))
        }
        return spec
    }

    /// Reads the values of a state, each of which it has once.
    private static func values(of entry: SceneValue.Entry, _ reader: SceneReader) -> [String] {
        let codec = Codec<[(value: String, source: SceneValue)]>.list(
            of: word.withSource, count: 1...countLimit, example: "[off, on]")
        var values: [String] = []
        for (word, source) in codec.read(entry.value, reader) ?? [] {
            if values.contains(word) {
                reader.report(
                    .notAllowed(
                        noun: word, on: "a state that has it already", instead: "name each value once"),
                    at: source.mark)
            } else {
                values.append(word)
            }
        }
        // What is wrong has been reported, and conditions are still read.
        return values.isEmpty ? [""] : values
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    }

    /// The value of a state: a word. Numbers and flags are read as they are written.
    static let word = Codec<String>(
        .anyOf([.string, .number(), .boolean]), expected: "the name of a value"
    ) { value, reader in
        switch value.content {
        case .string(let text) where !text.isEmpty: text
        case .number(_, let literal): literal
        case .bool(let flag): "\(flag)"
        default: reader.mismatch(value, expected: "the name of a value")
        }
    }
}

extension Noun {
    static let states = Noun("states", example: "`{ button: [rest, pressed] }`")
}

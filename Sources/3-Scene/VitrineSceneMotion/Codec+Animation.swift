import VitrineJSON
import VitrineMotion
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

extension Codec where Value == AnimationSpec {
    /// An animation with SwiftUI's names: a name alone, or a mapping with one of the names as a key.
    static let animation = animation(with: [])

    /// The animations of a node, each with the states that it is for.
    package static let nodeAnimation = animation(with: [
        Field("value", AnimationFields.states, "the states whose changes it is for. Default: all") {
            $0.states = $1
        }
    ])

    private static func animation(with fields: [Field<AnimationFields>]) -> Codec {
        let words = Codec<AnimationSpec>.choice(.animation, AnimationFields.words)
        let parts = Codec<AnimationFields>.record(
            .animation, from: AnimationFields(), AnimationFields.fields + fields)
        return Codec(.anyOf([words.schema, parts.schema]), expected: .animation) { value, reader in
            guard value.isMapping else { return words.read(value, reader) }
            guard let read = parts.read(value, reader) else { return nil }
            guard let first = read.bases.first else {
                if value.keys.isDisjoint(with: AnimationFields.baseNames) {
                    reader.report(
                        .missingAnyKey(of: AnimationFields.baseNames, on: .animation), at: value.mark)
                }
                return nil
            }
            if let second = read.bases.dropFirst().first {
                reader.report(
                    .notAllowed(
                        noun: second.name, on: "an animation with `\(first.name)`",
                        instead: "give one of them"),
                    at: value.entry(second.name)?.keyMark ?? value.mark)
                return nil
            }
            if read.duration != nil, read.timingFunction == nil {
                reader.report(
                    .misplacedKey("duration", on: .animation, belongsTo: first.name),
                    at: value.entry("duration")?.keyMark ?? value.mark)
                return nil
            }
            return AnimationSpec(animation: read.applied(to: first.animation), states: read.states)
        }
    }
}

extension Noun {
    package static let animation = Noun(
        "an animation", example: "`smooth` or `{ spring: { response: 0.3, dampingFraction: 0.8 } }`")
}

import VitrineGeometry
import VitrineJSON
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

extension Codec where Value == TransitionSpec {
    /// A transition with SwiftUI's names: a word, a mapping of effects, `insertion` and `removal`, or a list
    /// of transitions that act together.
    package static let transition = Codec(
        .anyOf([single.schema, .array(single.schema)]), expected: .transition
    ) { value, reader in
        guard value.isSequence else { return parts(reader).read(value, reader) }
        return Codec<[TransitionSpec]>.list(of: parts(reader), count: 1...20, expected: .transition)
            .read(value, reader).map(TransitionSpec.combined)
    }

    private static let single = parts(isMirrored: false, isWhole: true)

    private static func parts(_ reader: SceneReader) -> Codec {
        parts(isMirrored: reader.environment.layoutDirection == .rightToLeft, isWhole: true)
    }

    /// One transition.
    ///
    /// - Parameters:
    ///   - isMirrored: `true` where lines run from the right.
    ///   - isWhole: `false` for one half of a transition, which has no halves itself.
    private static func parts(isMirrored: Bool, isWhole: Bool) -> Codec {
        let effects = TransitionEffects(isMirrored: isMirrored)
        let words = Codec<TransitionSpec>.choice(.transition, effects.words)
        let fields = effects.fields + (isWhole ? halves(isMirrored) : [])
        let record = Codec<TransitionSpec>.record(.transition, from: TransitionSpec(.identity), fields)
        return Codec(.anyOf([words.schema, record.schema]), expected: .transition) { value, reader in
            guard case .mapping(let entries) = value.content else { return words.read(value, reader) }
            if entries.isEmpty {
                reader.report(.missingAnyKey(of: fields.map(\.name), on: .transition), at: value.mark)
                return nil
            }
            return record.read(value, reader)
        }
    }

    /// The keys of a transition that disappears in another way than it appears.
    private static func halves(_ isMirrored: Bool) -> [Field<TransitionSpec>] {
        let one = parts(isMirrored: isMirrored, isWhole: false)
        let half = Codec<[TransitionSpec]>.oneOrMore(of: one).map(TransitionSpec.combined)
        return [
            Field("insertion", half, "how it appears. Default: at once") {
                $0.insertion = $0.insertion.combined(with: $1.insertion)
            },
            Field("removal", half, "how it disappears. Default: at once") {
                $0.removal = $0.removal.combined(with: $1.removal)
            },
        ]
    }
}

extension Noun {
    package static let transition = Noun("a transition", example: "`opacity` or `{ move: bottom }`")
}

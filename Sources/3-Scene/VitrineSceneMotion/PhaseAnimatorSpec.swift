import VitrineJSON
import VitrineMotion
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// Phases that a node goes through by itself: SwiftUI's `phaseAnimator`.
package struct PhaseAnimatorSpec: Sendable {
    /// The numbers of a phase by their names; the empty name for a number alone.
    package typealias Phase = [String: Double]

    package var phases: [Phase] = []
    /// How each phase is reached: one animation for all, or one for each.
    package var animations: [AnimationSpec] = []
    /// What sets it off; `nil` to go round for ever.
    package var trigger: MotionTrigger?

    /// The phases with their animations, as time goes through them.
    package var sequence: PhaseSequence {
        let all = animations.isEmpty ? [AnimationSpec(animation: .default)] : animations
        let each = phases.indices.map { all[min($0, all.count - 1)].animation }
        return PhaseSequence(each, repeats: trigger == nil)
    }

    /// The names of the numbers, in the order of the alphabet.
    package var names: [String] { phases.first?.keys.sorted() ?? [] }

    /// The maximum number of phases, and of names.
    static let countLimit = 100

    package static let codec = Codec<PhaseAnimatorSpec>(
        parts.schema, expected: parts.expected
    ) { value, reader in
        // What is wrong with phases has been reported.
        guard let spec = parts.read(value, reader), !spec.phases.isEmpty else { return nil }
        guard spec.animations.count <= 1 || spec.animations.count == spec.phases.count else {
            reader.report(
                .wrongCount(
                    noun: "animations", count: spec.animations.count, needed: spec.phases.count,
                    reason: "one for all phases, or one for each"),
                at: value.entry("animation")?.value.mark ?? value.mark)
            return nil
        }
        let named = spec.phases.map { Set($0.keys) }
        guard named.allSatisfy({ $0 == named.first }) else {
            let all = named.reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting([""]).sorted()
            let missing = all.first { name in named.contains { !$0.contains(name) } }
            reader.report(
                .missingKey(missing ?? "", on: "each phase, as another one has it,"),
                at: value.entry("phases")?.value.mark ?? value.mark)
            return nil
        }
        return spec
    }

    private static let parts = Codec<PhaseAnimatorSpec>.record(
        .phases, from: PhaseAnimatorSpec(),
        [
            Field(
                "phases", .list(of: phase, count: 2...countLimit, example: "[1, 1.2]"), required: true,
                "a number for each phase, or names with numbers"
            ) { $0.phases = $1 },
            Field("animation", .oneOrMore(of: .animation), "how phases are reached. Default: `default`") {
                $0.animations = $1
            },
            Field(
                "trigger", MotionTrigger.codec,
                "the state whose changes set it off, once. Default: it goes on for ever"
            ) { $0.trigger = $1 },
        ])

    private static let phase = Codec<Phase>(
        .anyOf([number.schema, .map(of: number.schema)]), expected: "a number, or names with numbers"
    ) { value, reader in
        guard case .mapping(let entries) = value.content, !entries.isEmpty else {
            return number.read(value, reader).map { ["": $0] }
        }
        var phase: Phase = [:]
        for entry in entries.prefix(countLimit) { phase[entry.key] = number.read(entry.value, reader) }
        return phase.count == entries.count ? phase : nil
    }

    private static let number = Codec<Double>.number(-1_000_000...1_000_000)
}

extension Noun {
    static let phases = Noun("phases", example: "`{ phases: [1, 1.2] }`")
}

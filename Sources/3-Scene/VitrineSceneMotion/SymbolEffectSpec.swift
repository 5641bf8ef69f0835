import VitrineJSON
import VitrineMotion
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A motion of the symbols in a node: SwiftUI's `symbolEffect(_:options:value:)` and `(_:options:isActive:)`.
package struct SymbolEffectSpec: Sendable {
    package enum Direction: String, Sendable, CaseIterable { case up, down }

    package var effect = SymbolEffect.bounce
    package var direction = Direction.up
    /// What sets it off; `nil` for an effect that goes on while it is active.
    package var trigger: MotionTrigger?
    /// How much of it is active: 0 or 1, and between them while a state changes.
    package var activity = 1.0
    package var speed = 1.0
    package var repeatCount = 1

    /// Returns what the effect does at the moment, and records when.
    package func moment(_ reader: SceneReader) -> SymbolEffect.Moment {
        let motion = reader.motion
        let isReduced = reader.environment.motion == .reduced
        let isDown = direction == .down
        if trigger == nil, effect.isStill {
            let hidden = SymbolEffect.disappear.still(isDown: false)
            return effect == .appear
                ? hidden.scaled(by: 1 - activity) : effect.still(isDown: isDown).scaled(by: activity)
        }
        let starts = trigger.map { trigger in motion.map(trigger.times) ?? [] } ?? [motion?.startTime ?? 0]
        let play = SymbolEffectPlay(
            effect, isDown: isDown, from: starts, speed: speed, count: trigger == nil ? nil : repeatCount)
        if isReduced { return .none }
        let steps = starts.map {
            MotionTrack.Step(
                time: $0, value: effect.rawValue, way: "\(PrintedText.number(play.duration)) s",
                settlingTime: $0 + play.duration)
        }
        motion?.withKey("symbolEffect") { motion?.record(steps, from: "none", curve: MotionCurve(play)) }
        return play.moment(at: reader.runningTime()).scaled(by: trigger == nil ? activity : 1)
    }

    package static let codec = Codec<SymbolEffectSpec>.either(
        word.map { SymbolEffectSpec(effect: $0) }, when: { !$0.isMapping }, or: parts)

    private static let word = Codec<SymbolEffect>.cases(.symbolEffect)

    private static let parts = Codec<SymbolEffectSpec>(
        record.schema, expected: record.expected
    ) { value, reader in
        guard let spec = record.read(value, reader) else { return nil }
        let foreign: [(String, Bool, String)] = [
            ("direction", ![.bounce, .scale].contains(spec.effect), "it belongs to `bounce` and `scale`"),
            ("isActive", spec.trigger != nil, "give either `trigger` or `isActive`"),
            ("repeatCount", spec.trigger == nil, "it belongs to an effect with a `trigger`"),
        ]
        for (key, isForeign, advice) in foreign where isForeign {
            guard let entry = value.entry(key) else { continue }
            reader.report(
                .notAllowed(noun: key, on: Noun("the effect `\(spec.effect.rawValue)`"), instead: advice),
                at: entry.keyMark)
            return nil
        }
        return spec
    }

    private static let record = Codec<SymbolEffectSpec>.record(
        .symbolEffect, from: SymbolEffectSpec(),
        [
            Field("effect", word, required: true, "what symbols do, such as `bounce`") { $0.effect = $1 },
            Field("direction", .cases("a direction"), "of `bounce` and `scale`: up or down. Default: up") {
                $0.direction = $1
            },
            Field("trigger", MotionTrigger.codec, "the state whose changes set it off") { $0.trigger = $1 },
            Field("isActive", activity, "whether it goes on, as long as nothing sets it off. Default: true") {
                $0.activity = $1
            },
            Field("speed", .number(0.01...100), "the factor by which it is faster") { $0.speed = $1 },
            Field("repeatCount", .integer(1...10_000), "how often it is played. Default: 1") {
                $0.repeatCount = $1
            },
        ])

    /// A flag, which changes by the animation of the states that it depends on.
    private static let activity = Codec<Bool>.bool.map { $0 ? 1.0 : 0 }.resting(at: 0)
}

extension Noun {
    static let symbolEffect = Noun(
        "a symbol effect", example: "`pulse` or `{ effect: bounce, trigger: liked }`")
}

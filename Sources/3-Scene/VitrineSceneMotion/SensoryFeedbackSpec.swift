import VitrineJSON
import VitrineMotion
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A haptic that a change of a state sets off: SwiftUI's `sensoryFeedback(_:trigger:)`.
package struct SensoryFeedbackSpec: Sendable {
    package enum Feedback: String, Sendable, CaseIterable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange
        case pathComplete, impact
    }

    package enum Weight: String, Sendable, CaseIterable { case light, medium, heavy }

    package enum Flexibility: String, Sendable, CaseIterable { case rigid, solid, soft }

    package var feedback = Feedback.impact
    package var weight: Weight?
    package var flexibility: Flexibility?
    package var intensity: Double?
    package var trigger: MotionTrigger?

    /// The haptic in a few words: `impact light 0.7`.
    package var summary: String {
        let parts = [weight?.rawValue, flexibility?.rawValue, intensity.map(PrintedText.number)]
        return ([feedback.rawValue] + parts.compactMap { $0 }).joined(separator: " ")
    }

    /// Marks the haptics of the node that is being read.
    package static func mark(_ specs: [SensoryFeedbackSpec], _ motion: SceneMotion) {
        for spec in specs {
            for time in spec.trigger?.times(motion) ?? [] { motion.mark(spec.summary, at: time) }
        }
    }

    package static let codec = Codec<SensoryFeedbackSpec>(
        parts.schema, expected: parts.expected
    ) { value, reader in
        guard let spec = parts.read(value, reader) else { return nil }
        for key in ["weight", "flexibility", "intensity"] where spec.feedback != .impact {
            guard let entry = value.entry(key) else { continue }
            reader.report(
                .notAllowed(
                    noun: key, on: "the feedback `\(spec.feedback.rawValue)`",
                    instead: "it belongs to `impact`"), at: entry.keyMark)
            return nil
        }
        return spec
    }

    private static let parts = Codec<SensoryFeedbackSpec>.record(
        .feedback, from: SensoryFeedbackSpec(),
        [
            Field("feedback", .cases("a feedback"), required: true, "what is felt, such as `success`") {
                $0.feedback = $1
            },
            Field("trigger", MotionTrigger.codec, required: true, "the state whose changes set it off") {
                $0.trigger = $1
            },
            Field("weight", .cases("a weight"), "of an impact: light, medium or heavy") { $0.weight = $1 },
            Field("flexibility", .cases("a flexibility"), "of an impact: rigid, solid or soft") {
                $0.flexibility = $1
            },
            Field("intensity", .fraction, "of an impact, 0 to 1") { $0.intensity = $1 },
        ])
}

extension Noun {
    static let feedback = Noun("a feedback", example: "`{ feedback: success, trigger: saved }`")
}

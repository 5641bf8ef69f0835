import VitrineSceneFormat
import VitrineSceneMotion

extension Modifiers {
    /// The keys by which a node follows states and time, most of which are read before the rest of it.
    static let motion: [Field<Modifiers>] = [
        Field("when", .condition, "the condition under which the node is included") {
            $0.isIncluded = $1
        },
        Field(
            "animation", .oneOrMore(of: .nodeAnimation),
            "how the node and all in it follow changes of states: an animation or several"
        ),
        Field("transition", .transition, "how the node appears and disappears. Default: opacity"),
        Field(
            "contentTransition", ContentTransitionSpec.codec,
            "how texts and icons become others: identity, opacity, numericText, digitFlip or symbolEffect"
        ) { $0.contentTransition = $1 },
        Field(
            "symbolEffect", .oneOrMore(of: SymbolEffectSpec.codec),
            "what symbols in the node do: a word such as `pulse`, or `{ effect, trigger }`; or several"
        ) { $0.symbolEffects = $1 },
        Field(
            "matchedGeometry", MatchedGeometrySpec.codec,
            "the frame that the node has in common with others of an id, from one to the other"
        ) { $0.matched = $1 },
        Field(
            "phaseAnimator", PhaseAnimatorSpec.codec,
            "phases that the node goes through by itself, as `{phase}` in it"
        ) { _, _ in },
        Field(
            "keyframeAnimator", KeyframeAnimatorSpec.codec,
            "tracks of keys that the node goes through by itself, as `{keyframe.name}` in it"
        ) { _, _ in },
        Field(
            "sensoryFeedback", .oneOrMore(of: SensoryFeedbackSpec.codec),
            "haptics that changes of states set off: marks in lists of what moves"
        ) { $0.feedback = $1 },
    ]

    /// What the motion of others refers to.
    static let sources: [Field<Modifiers>] = [
        Field(
            "matchedTransitionSource", TransitionSourceSpec.codec,
            "the id by which the `zoom` of what is presented grows out of the node"
        ) { $0.transitionSource = $1 }
    ]
}

import VitrineSceneFormat
import VitrineSource

/// How texts and symbols change with states: SwiftUI's `contentTransition`.
package enum ContentTransitionSpec: Sendable {
    case identity, opacity, symbolEffect, digitFlip
    case numericText(countsDown: Bool)

    package static let codec = Codec<ContentTransitionSpec>.either(
        .choice(
            .contentTransition,
            [
                ("identity", .identity), ("opacity", .opacity), ("symbolEffect", .symbolEffect),
                ("digitFlip", .digitFlip),
                ("numericText", .numericText(countsDown: false)),
            ]), when: { !$0.isMapping }, or: numeric)

    private static let numeric = Codec<Bool>.record(
        .contentTransition, from: false,
        [
            Field("numericText", countsDown, required: true, "`{ countsDown: true }`: from above, not below")
            {
                $0 = $1
            }
        ]
    ).map { ContentTransitionSpec.numericText(countsDown: $0) }

    private static let countsDown = Codec<Bool>.record(
        "a transition of numbers", from: false,
        [Field("countsDown", .bool, required: true, "whether digits come from above") { $0 = $1 }])
}

extension Noun {
    package static let contentTransition = Noun(
        "a content transition", example: "`numericText`, `digitFlip` or `opacity`")
}

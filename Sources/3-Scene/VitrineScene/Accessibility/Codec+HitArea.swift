import VitrineLayout
import VitrineSceneFormat
import VitrineSource

extension Codec<HitArea> {
    /// The area in which a node reacts to touch; a number is the length of both sides.
    static let hitArea = either(
        Codec<Double>.size.map { HitArea($0) }, when: \.isNumber,
        or: record(
            .hitArea, from: HitArea(),
            [
                Field("width", .size, "its width around the node's middle. Default: the node's") {
                    $0.width = $1
                },
                Field("height", .size, "its height around the node's middle. Default: the node's") {
                    $0.height = $1
                },
                Field("outsets", .insets, "how far it reaches beyond them, in the forms of `padding`") {
                    $0.outsets = $1
                },
            ]))
}

extension Noun {
    package static let hitArea = Noun("an area", example: "`44` or `{ width: 44, height: 44 }`")
}

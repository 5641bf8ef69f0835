import VitrineGeometry
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The codecs of what changes a node's picture or geometry without affecting layout.
extension Modifiers {
    /// The filters of a list, each of which may be several.
    static let filters = Codec<[FilterSpec]>(
        Codec<[[FilterSpec]]>.oneOrMore(of: .filter).schema,
        expected: Codec<[[FilterSpec]]>.oneOrMore(of: .filter).expected
    ) { value, reader in
        Codec<[[FilterSpec]]>.oneOrMore(of: .filter).read(value, reader).map { $0.flatMap { $0 } }
    }

    private static let factor = Codec<Double>.number(-100...100, expected: .scaleFactor)

    static let scaleCodec = Codec<ScaleSpec>.either(
        factor.map { ScaleSpec(factors: Point($0, $0)) }, when: \.isNumber,
        or: .record(
            .scale, from: ScaleSpec(),
            [
                Field("x", factor, "the horizontal factor") { $0.factors.x = $1 },
                Field("y", factor, "the vertical factor") { $0.factors.y = $1 },
                Field("anchor", .anchor, "the point that stays. Default: `center`") { $0.anchor = $1 },
            ]))

    static let skewCodec = Codec<SkewSpec>.record(
        .skew, from: SkewSpec(),
        [
            Field("x", lean, "degrees by which upright lines lean to the left") { $0.x = $1 },
            Field("y", lean, "degrees by which level lines fall to the right") { $0.y = $1 },
            Field("anchor", .anchor, "the point that stays. Default: `center`") { $0.anchor = $1 },
        ])

    private static let lean = Codec<Double>.number(-89...89, expected: .angle)

    static let rotationCodec = Codec<RotationSpec>.either(
        Codec<Double>.degrees.map { RotationSpec(degrees: $0) }, when: \.isNumber,
        or: .record(
            .rotation, from: RotationSpec(),
            [
                Field("degrees", .degrees, "clockwise") { $0.degrees = $1 },
                Field("anchor", .anchor, "the point that stays. Default: `center`") { $0.anchor = $1 },
            ]))
}

extension Noun {
    package static let rotation: Noun = "a rotation"
    package static let scaleFactor: Noun = "a scale factor"
    package static let skew: Noun = "a skew"
}

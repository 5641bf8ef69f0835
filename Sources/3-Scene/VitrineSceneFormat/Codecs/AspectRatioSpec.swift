import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineSource

/// The aspect ratio of a node.
package struct AspectRatioSpec: Sendable {
    package var ratio: Double?
    package var mode = ContentMode.fit
    /// What it is on its way; `nil` at rest.
    private var way: AspectRatio?

    /// The ratio of the box that the node is offered.
    package var aspectRatio: AspectRatio { way ?? .stated(ratio, mode) }

    package static let codec = Codec<AspectRatioSpec>(
        .anyOf([ratioCodec.schema, Codec<ContentMode>.cases("a content mode").schema, parts.schema]),
        expected: .ratioOrMode
    ) { value, reader in
        switch value.content {
        case .mapping: return parts.read(value, reader)
        case .string(let word) where ContentMode(rawValue: word) != nil:
            return AspectRatioSpec(mode: ContentMode(rawValue: word) ?? .fit)
        default: return ratioCodec.read(value, reader).map { AspectRatioSpec(ratio: $0) }
        }
    }

    private static let parts = Codec<AspectRatioSpec>.record(
        .aspectRatio, from: AspectRatioSpec(),
        [
            Field(
                "ratio", ratioCodec, "width over height, such as 1.5 or `16/9`. Default: the content's own"
            ) {
                $0.ratio = $1
            },
            Field("contentMode", .cases("a content mode"), "fit or fill. Default: fit") { $0.mode = $1 },
        ])

    private static let ratios = Codec<Double>.number(0.001...1000, expected: .ratio)
    private static let ratioCodec = Codec<Double>(
        .anyOf([ratios.schema, .pattern(#"^\d+(\.\d+)? *[/:] *\d+(\.\d+)?$"#)]),
        expected: .ratio
    ) { value, reader in
        guard case .string(let text) = value.content else { return ratios.read(value, reader) }
        let sides = text.split(whereSeparator: { $0 == "/" || $0 == ":" }).map { side in
            Double(String(side.filter { $0 != " " }))
        }
        guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0,
            ratiosRange.contains(width / height)
        else { return reader.mismatch(value, expected: .ratio) }
        return width / height
    }
    private static let ratiosRange = 0.001...1000.0
}

extension AspectRatioSpec: Interpolatable {
    package func mixture(with other: AspectRatioSpec, at fraction: Double) -> AspectRatioSpec {
        var spec = fraction < 0.5 ? self : other
        spec.way = aspectRatio.interpolated(to: other.aspectRatio, at: fraction)
        return spec
    }
}

extension Noun {
    package static let aspectRatio: Noun = "an aspect ratio"
    package static let ratio = Noun("a ratio such as `16/9`", .ratio)
    package static let ratioOrMode = Noun(
        "a ratio such as `16/9`, `fit`, `fill` or `{ ratio, contentMode }`", .ratio)
}

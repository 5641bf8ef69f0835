import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineSource
import VitrineStyle

extension Codec where Value == ShadowSpec {
    /// A shadow with SwiftUI's names. The standard deviation of the Gaussian is half the radius.
    package static let shadow = Codec(shadowParts.schema, expected: shadowParts.expected) { value, reader in
        shadowParts.read(value, reader).map { parts in
            let spec = parts.whole
            if spec.shadow.placement == .inner, let entry = value.entry("knockout") {
                reader.warn(
                    .unusedKey,
                    .noEffect(noun: entry.key, on: "an inner shadow", because: "it falls onto the node"),
                    at: entry.keyMark)
            }
            return spec
        }
    }

    private static let shadowParts = Codec<ShadowFields>.record(
        .shadow, from: ShadowFields(),
        [
            Field("color", .color, "the colour. Default: black at 0.33") { $0.color = $1 },
            Field("radius", .number(0...1000), "the blur radius in points, twice the standard deviation") {
                $0.spec.shadow.sigma = $1 / 2
            },
            Field("x", .length, "points to the right") { $0.spec.shadow.offset.x = $1 },
            Field("y", .length, "points down") { $0.spec.shadow.offset.y = $1 },
            Field("spread", .number(-1000...1000), "points by which the caster grows first") {
                $0.spec.shadow.spread = $1
            },
            Field(
                "inner", .bool, "`true` if the shadow falls onto the node, as through a hole. Default: false"
            ) {
                $0.spec.shadow.placement = $1 ? .inner : .outer
            },
            Field(
                "knockout", .bool,
                "`true` to cut the shadow out under the node. Default: if it would show there"
            ) {
                $0.spec.knockout = $1
            },
            Field("opacity", .opacity, "multiplies the colour's alpha; without a colour, of black") {
                $0.opacity = $1
            },
        ])
}

/// A shadow whose opacity is its colour's or, if it has none of its own, that of black.
private struct ShadowFields: Sendable {
    var color: Color?
    var opacity: Double?
    /// The other parts, with the default colour.
    var spec = ShadowSpec(Shadow(color: Color(white: 0, alpha: 0.33), sigma: 0))

    /// The shadow with its colour.
    var whole: ShadowSpec {
        var whole = spec
        if let color { whole.shadow.color = color.opacity(opacity ?? 1) }
        if color == nil, let opacity { whole.shadow.color = Color(white: 0, alpha: opacity) }
        return whole
    }
}

extension Noun {
    package static let shadow: Noun = "a shadow"
}

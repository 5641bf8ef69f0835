import VitrineColor
import VitrineDisplayList
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A lens in front of the content, as it appears over touched text.
package enum LoupeNode: NodeKind, Sendable {
    /// The parameters of the lens, as fitted for release 27; its amount depends on the size.
    private static let lens = ["lens.magnification": 1.25, "lens.height": 8]
    /// A face that transmits everything unchanged.
    private static let face = GlassOverrides(
        numbers: [
            "frost.face": 0, "face.black": 0, "face.white": 1, "face.chroma": 1, "face.lift": 0,
            "bleed.opacity": 0,
        ], colors: ["face.fill": .clear])

    package static let name = "loupe"
    package static let summary =
        "A clear lens that magnifies what lies behind; a number is its magnification."
    package static let payload = Codec<GlassOverrides>.either(
        .record(
            "a loupe", from: GlassOverrides(),
            [
                Field("magnification", .number(0.1...10), "the magnification. Default: 1.25") {
                    $0.numbers["lens.magnification"] = $1
                },
                Field(
                    "height", .number(0...1000),
                    "the distance that the lens reaches inward from the rim, in points. Default: 8"
                ) {
                    $0.numbers["lens.height"] = $1
                },
                Field(
                    "amount", .number(-1000...1000),
                    "the distance inward from which light at the rim comes, in points. Default: 28"
                ) { $0.numbers["lens.amount"] = $1 },
            ]), when: \.isMapping,
        or: Codec<Double?>.optional(.number(0.1...10)).map {
            GlassOverrides(numbers: $0.map { ["lens.magnification": $0] } ?? [:])
        })

    package static func build(
        _ payload: GlassOverrides, _ modifiers: inout Modifiers, _ context: BuildContext
    )
        -> any Element
    {
        var spec = modifiers.glass ?? GlassSpec()
        var values = GlassOverrides(numbers: lens)
        // Glass with a style of its own keeps the face and frost of that style.
        if spec.style == nil {
            spec.style = .clear
            values.merge(face)
        }
        values.merge(payload)
        values.merge(spec.overrides)
        spec.overrides = values
        spec.isLoupe = true
        modifiers.glass = spec
        let shape = modifiers.corners ?? .capsule
        modifiers.corners = nil
        // A clip to its own shape has no effect.
        if case .nodeShape? = modifiers.clip { modifiers.clip = nil }
        let decoration = Decoration(taking: &modifiers, fills: [], in: context.reader.environment)
        return ShapeElement(source: context.source, name: name, shape: shape, decoration: decoration)
    }
}

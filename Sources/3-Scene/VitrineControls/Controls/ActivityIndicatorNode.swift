import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum ActivityIndicatorNode: NodeKind {
    struct Properties: Sendable {
        var size = ControlSize.regular.indicator
        var animationPhase = AnimationPhase(duration: ActivityIndicator.turn)
        var label: String?
        var tint: PaintSpec?
    }

    static let name = "activityIndicator"
    static let summary = "A spinner for work of unknown length; a text is its size or its label."

    private static let size = Codec<Double>.either(
        .number(4...1000), when: \.isNumber,
        or: Codec<ControlSize>.cases("a size").map(\.indicator))

    private static let fields: [Field<Properties>] =
        [
            Field(
                "size", size,
                "the diameter in points, or mini (12), small (16), regular (20), large (37), extraLarge (52)"
            ) { $0.size = $1 },
            Field("label", .text, "a label below the spokes") { $0.label = $1 },
            Field("tint", .paint, "the spokes' paint. Default: the secondary label's") { $0.tint = $1 },
        ] + AnimationPhase.fields { record, change in change(&record.animationPhase) }

    static let payload = Codec<Properties?>.optional(
        .either(
            .record("an activity indicator", from: Properties(), fields), when: \.isMapping,
            or: Codec<String>.text.map { text in
                // `activityIndicator: small` means the size.
                ControlSize(rawValue: text).map { Properties(size: $0.indicator) } ?? Properties(label: text)
            }))

    static func accessibility(of payload: Properties?) -> AccessibilityProperties {
        AccessibilityProperties(
            label: payload?.label ?? "In progress", traits: .updatesFrequently, children: .ignore)
    }

    static func build(_ payload: Properties?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let payload = payload ?? Properties()
        let kit = context.kit
        let spokes = ActivityIndicator.element(
            diameter: payload.size,
            paint: payload.tint
                ?? (modifiers.foreground == nil ? kit.label(.secondary) : context.inherited.foreground),
            phase: payload.animationPhase.fraction(context.reader), context)
        guard let label = payload.label else { return spokes }
        let text = context.text(label, font: kit.font(.footnote), paint: kit.label(.secondary))
        return context.stack(.vertical, spacing: 8, [spokes, text])
    }
}

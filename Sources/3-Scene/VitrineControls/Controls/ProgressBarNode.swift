import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum ProgressBarNode: NodeKind {
    struct Properties: Sendable {
        var value: (value: Double, mark: SourceMark)?
        var range = ValueRange()
        var label: String?
        var valueLabel: String?
        var height: Double?
        var tint: PaintSpec?
        var track: PaintSpec?
        var animationPhase = AnimationPhase(duration: 1.6)
    }

    static let name = "progressBar"
    static let valueKey: String? = "value"
    static let summary =
        "Progress along a bar; without a value, activity of unknown length. A number is its value."

    private static let fields: [Field<Properties>] =
        [
            Field(
                "value", ValueRange.number, "the progress, within the range; omit for indeterminate progress"
            ) {
                $0.value = $1
            },
            Field("range", .range, "`[least, most]`. Default: [0, 1]") { $0.range = $1 },
            Field("label", .text, "a label above the bar") { $0.label = $1 },
            Field("valueLabel", .text, "the progress in words, at the end of the label's line or below") {
                $0.valueLabel = $1
            },
            Field("height", .number(1...200), "height in points. Default: 4, or 6 since iOS 26") {
                $0.height = $1
            },
            Field("tint", .paint, "the paint of the filled part. Default: `accent`") { $0.tint = $1 },
            Field("track", .paint, "the paint of the track") { $0.track = $1 },
        ] + AnimationPhase.fields { record, change in change(&record.animationPhase) }

    static let payload = Codec<Properties?>.optional(
        .either(
            .record(.progressBar, from: Properties(), fields), when: \.isMapping,
            or: ValueRange.number.map { Properties(value: $0) }))

    static func accessibility(of payload: Properties?) -> AccessibilityProperties {
        let bar = payload ?? Properties()
        return AccessibilityProperties(
            label: bar.label,
            value: bar.valueLabel ?? bar.value.map { bar.range.percentage(of: $0.value) }
                ?? "in progress", traits: .isProgress, children: .ignore)
    }

    static func build(_ payload: Properties?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let bar = payload ?? Properties()
        let kit = context.kit
        var column: [any Element] = []
        let value = bar.valueLabel.map {
            context.text(
                $0, font: FontSpec(monospacedDigits: true).overridden(by: kit.font(.footnote)),
                paint: kit.label(.secondary), lineLimit: 1)
        }
        if let label = bar.label {
            let text = context.text(label, font: kit.font(.subheadline))
            let line = [text, kit.spacer(8)] + (value.map { [$0] } ?? [])
            column.append(
                context.stack(
                    .horizontal, spacing: 8, alignment: Alignment(.center, .firstTextBaseline), line))
        }
        column.append(track(bar, context))
        if bar.label == nil, let value { column.append(value) }
        return context.stack(
            .vertical, spacing: 8, alignment: Alignment(.leading, .center), column)
    }

    private static func track(_ bar: Properties, _ context: BuildContext) -> any Element {
        let environment = context.reader.environment
        let height = bar.height ?? (environment.os.hasGlass ? 6 : 4)
        let (from, to) = filled(bar, height, context)
        let fill = HorizontalSpanElement(
            content: context.kit.shape(.capsule, [bar.tint ?? .color(environment.accent)]), from: from, to: to
        )
        let back = context.kit.shape(
            .capsule, [bar.track ?? .color(context.kit.fill("fill"))],
            strokes: context.kit.contrastBorder)
        let layers = to == .init(fraction: 0) ? [back] : [back, EffectElement(content: fill, clip: .capsule)]
        return FrameElement(
            content: context.kit.layers(layers), width: FrameLength(maximum: .infinity),
            height: FrameLength(fixed: height), alignment: .center)
    }

    /// Returns the ends of the filled part. Progress above zero is never less than a dot.
    private static func filled(_ bar: Properties, _ height: Double, _ context: BuildContext) -> (
        HorizontalSpanElement.RelativePosition, HorizontalSpanElement.RelativePosition
    ) {
        if let value = bar.value {
            let fraction = bar.range.fraction(value.value, at: value.mark, context)
            return (
                .init(fraction: 0),
                .init(fraction: fraction, offset: fraction == 0 ? 0 : (1 - fraction) * height)
            )
        }
        // A segment that enters at the start, grows and leaves at the end.
        let phase = bar.animationPhase.fraction(context.reader)
        func eased(_ t: Double) -> Double {
            let t = min(max(t, 0), 1)
            return t * t * (3 - 2 * t)
        }
        return (
            .init(fraction: eased(phase * 1.5 - 0.45)), .init(fraction: eased(phase * 1.5), offset: 0.01)
        )
    }
}

extension Noun {
    package static let progressBar: Noun = "a progress bar"
}

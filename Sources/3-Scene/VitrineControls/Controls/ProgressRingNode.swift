import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum ProgressRingNode: NodeKind {
    struct Properties: Sendable {
        var value = 0.0
        var lineWidth = 6.0
        var size: Double?
        var tint: PaintSpec?
        var colors: [Color] = []
        var track: PaintSpec?
        var cap = StrokeStyle.Cap.round
        var startAngle = -90.0
        var label: String?
        var caption: String?
        var content: [SceneValue] = []
    }

    static let name = "progressRing"
    static let valueKey: String? = "value"
    static let summary = "Progress around a circle, which laps itself beyond 1. A number is its value."

    /// The upper bound is higher than any useful number of laps.
    private static let value = Codec<Double>.number(0...100, expected: "a value from 0, 1 for a whole ring")

    static let payload = Codec<Properties>.either(
        .record(
            .progressRing, from: Properties(),
            [
                Field("value", value, required: true, "the progress, 1 for a whole ring") { $0.value = $1 },
                Field("lineWidth", .number(0.5...500), "points across the band. Default: 6") {
                    $0.lineWidth = $1
                },
                Field("size", .number(4...10_000), "the diameter in points; that of the frame, or else 44") {
                    $0.size = $1
                },
                Field("tint", .paint, "the band's paint. Default: `accent`") { $0.tint = $1 },
                Field(
                    "colors", .list(of: Codec<Color>.color, count: 2...16, example: "[red, blue]"),
                    "colours that run along the band from its beginning to its end, instead of `tint`"
                ) { $0.colors = $1 },
                Field("track", .paint, "the paint of the whole circle below it") { $0.track = $1 },
                Field("cap", .cases("a line cap"), "the shape of the ends. Default: round") {
                    $0.cap = $1
                },
                Field("startAngle", .degrees, "the angle at which it begins. Default: -90, at the top") {
                    $0.startAngle = $1
                },
                Field("label", .text, "a text in its middle") { $0.label = $1 },
                Field("caption", .text, "a smaller one below it") { $0.caption = $1 },
                Field("content", .nodes, "nodes in its middle, instead of `label`") { $0.content = $1 },
            ]), when: \.isMapping, or: value.map { Properties(value: $0) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        AccessibilityProperties(
            label: payload.caption, value: payload.label ?? ValueRange().percentage(of: payload.value),
            traits: .isProgress, children: payload.content.isEmpty ? .ignore : .combine)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        if payload.value >= 10 {
            let value = PrintedText.number(payload.value)
            context.reader.warn(
                .progressTurns,
                .odd(
                    value, because: "is \(value) turns of the ring, which all look like one",
                    instead: "1 is a whole ring: write \(PrintedText.number(payload.value / 100))"),
                at: context.source.mark)
        }
        let side =
            payload.size ?? modifiers.frame?.width.fixed ?? modifiers.frame?.height.fixed ?? TouchTarget.side
        if payload.lineWidth > side / 2 {
            context.reader.report(
                .outOfRange(
                    PrintedText.number(payload.lineWidth),
                    allowed: "0.5 to \(PrintedText.number(side / 2)), half its size"),
                at: context.source.mark)
        }
        var layers = ProgressRing(ring: payload, side: side, context: context).layers
        layers += payload.content.isEmpty ? label(payload, side, context) : context.children(payload.content)
        return context.kit.framed(context.kit.layers(layers), width: side, height: side)
    }

    /// Returns the label. It is scaled to the ring, so that it fits at any text size.
    private static func label(_ ring: Properties, _ side: Double, _ context: BuildContext) -> [any Element] {
        guard let label = ring.label else { return [] }
        var inner = context
        inner.inherited.minimumScaleFactor = 0.4
        let room = side - 2 * ring.lineWidth
        var column = [
            inner.text(
                label, font: FontSpec(size: max(room * 0.3, 1), weight: 600, monospacedDigits: true),
                lineLimit: 1)
        ]
        if let caption = ring.caption {
            column.append(
                inner.text(
                    caption, font: FontSpec(size: max(room * 0.13, 1)), paint: context.kit.label(.secondary),
                    lineLimit: 1))
        }
        let stack = context.stack(.vertical, spacing: room * 0.01, column)
        return [context.kit.framed(stack, width: room * 0.8)]
    }
}

extension Noun {
    package static let progressRing: Noun = "a progress ring"
}

import VitrineColor
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A value within a range.
enum GaugeNode: NodeKind {
    /// SwiftUI's gauge styles.
    enum Style: String, Sendable, CaseIterable {
        /// A bar that is filled up to the value, with a label above and the value below.
        case linear
        /// An open ring with a marker at the value.
        case accessoryCircular
        /// A closed ring that is filled up to the value.
        case accessoryCircularCapacity
        /// A bar with a marker at the value.
        case accessoryLinear
        /// A bar that is filled up to the value, below its label.
        case accessoryLinearCapacity

        /// All styles by name, including SwiftUI's name for `linear`.
        static let named = allCases.map { ($0.rawValue, $0) } + [("linearCapacity", linear)]

        var isCircular: Bool { self == .accessoryCircular || self == .accessoryCircularCapacity }
    }

    struct Properties: Sendable {
        var value = 0.0
        var valueMark: SourceMark?
        var range = ValueRange()
        /// The value from which a bar is filled, if it is not the least.
        var neutral: Double?
        var neutralMark: SourceMark?
        var style = Style.linear
        var label: String?
        var icon: Symbol?
        var valueLabel: String?
        var minimumLabel: String?
        var maximumLabel: String?
        var size: Double?
        var tint: PaintSpec?
        var colors: [Color] = []
        var track: PaintSpec?
    }

    static let name = "gauge"
    static let valueKey: String? = "value"
    static let summary = "A value within a range, along a bar or around a ring. A number is its value."

    private static let bars = [
        "linear", "linearCapacity", Style.accessoryLinear.rawValue, Style.accessoryLinearCapacity.rawValue,
    ]

    static let unusedKeys = [
        UnusedKey("tint", beside: "colors"),
        UnusedKey(
            "neutral", where: "style",
            isOneOf: [Style.accessoryCircular.rawValue, Style.accessoryLinear.rawValue],
            because: "a marker stands on the whole range"),
        UnusedKey(
            "neutral", where: "style", isOneOf: [Style.accessoryCircularCapacity.rawValue],
            because: "a ring is filled from its top"),
        UnusedKey("size", where: "style", isOneOf: bars, byDefault: true, because: "it is no ring"),
        UnusedKey(
            "minimumLabel", where: "style", isOneOf: [Style.accessoryCircularCapacity.rawValue],
            because: "a closed ring has no ends"),
        UnusedKey(
            "maximumLabel", where: "style", isOneOf: [Style.accessoryCircularCapacity.rawValue],
            because: "a closed ring has no ends"),
        UnusedKey(
            "track", where: "style",
            isOneOf: [Style.accessoryCircular.rawValue, Style.accessoryLinear.rawValue],
            because: "a marker stands on the whole range"),
    ]

    private static let fields: [Field<Properties>] = [
        Field("value", ValueRange.number, required: true, "the value, within the range") {
            ($0.value, $0.valueMark) = $1
        },
        Field("range", .range, "`[least, most]`. Default: [0, 1]") { $0.range = $1 },
        Field("neutral", ValueRange.number, "the value from which a bar is filled. Default: the least") {
            ($0.neutral, $0.neutralMark) = $1
        },
        Field(
            "style", .choice(.gaugeStyle, Style.named),
            "linear, accessoryCircular, accessoryCircularCapacity, accessoryLinear or accessoryLinearCapacity"
        ) { $0.style = $1 },
        Field("label", .text, "what it measures: above a bar, below or in a ring") { $0.label = $1 },
        Field("icon", .icon, "a symbol instead of the label, or before it at a bar") { $0.icon = $1 },
        Field("valueLabel", .text, "the value in words: below a bar, in the middle of a ring") {
            $0.valueLabel = $1
        },
        Field("minimumLabel", .text, "a text at the least value") { $0.minimumLabel = $1 },
        Field("maximumLabel", .text, "a text at the largest") { $0.maximumLabel = $1 },
        Field("size", .number(20...10_000), "a ring's diameter in points; that of the frame, or else 60") {
            $0.size = $1
        },
        Field("tint", .paint, "the paint of what is filled. Default: `accent`") { $0.tint = $1 },
        Field(
            "colors", .list(of: Codec<Color>.color, count: 2...16, example: "[green, red]"),
            """
            colours that run along what is filled, or along the whole range where there is a marker or a \
            `neutral` value
            """
        ) { $0.colors = $1 },
        Field("track", .paint, "the paint of what is not filled") { $0.track = $1 },
    ]

    static let payload = Codec<Properties>.either(
        .record(.gauge, from: Properties(), fields), when: \.isMapping,
        or: ValueRange.number.map { Properties(value: $0.value, valueMark: $0.mark) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        AccessibilityProperties(
            label: payload.label, value: payload.valueLabel ?? payload.range.percentage(of: payload.value),
            children: .ignore)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let fraction = payload.range.fraction(payload.value, at: payload.valueMark, context)
        guard payload.style.isCircular else {
            let start = payload.neutral.map { payload.range.fraction($0, at: payload.neutralMark, context) }
            return GaugeBar(gauge: payload, fraction: fraction, neutral: start, context: context).element
        }
        let frame = modifiers.frame
        let side = payload.size ?? frame?.width.fixed ?? frame?.height.fixed ?? GaugeRing.standard
        return GaugeRing(gauge: payload, fraction: fraction, side: side, context: context).element
    }
}

extension Noun {
    package static let gauge: Noun = "a gauge"
    package static let gaugeStyle: Noun = "a gauge style"
}

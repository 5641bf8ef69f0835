import VitrineColor
import VitrineControls
import VitrineJSON
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// A chart of bars, lines, areas, points, sectors or a ring.
enum ChartNode: NodeKind {
    enum Kind: String, Sendable, CaseIterable {
        case bar, line, area, point, sector, ring

        /// `true` for a kind without axes.
        var isRound: Bool { self == .sector || self == .ring }
    }
    enum Axes: String, Sendable, CaseIterable { case both, values, labels, none }

    struct Series: Sendable {
        var name: String?
        var values: [Double?] = []
        var color: Color?
        var fill: PaintSpec?
        var dash = ChartDash.solid
        var dashMark: SourceMark?
    }

    /// A line across the plot at a value.
    struct Rule: Sendable {
        var value = 0.0
        var color: Color?
        var dash = ChartDash.solid
    }

    struct Properties: Sendable {
        var kind = Kind.bar
        var series: [Series] = []
        var labels: [String] = []
        var minimum: Double?
        var maximum: Double?
        var ticks = 4
        var unit = ""
        var currency: String?
        var rules: [Rule] = []
        var axes = Axes.both
        var grid = true
        var stacked = false
        var barWidth = 0.6
        var cornerRadius = 4.0
        var smooth = true
        var area = false
        var points = false
        var lineWidth: Double?
        var goal: Double?
        var selected: Int?
        var legend: Bool?
        var total: Double?
        var gap = 2.0
        var center: [SceneValue] = []
    }

    static let name = "chart"
    static let summary =
        "Numbers as bars, lines, areas, points, sectors or a ring; a list of numbers is one series of bars."
    static let isVibrant = false

    private static let number = Codec<Double>.number(-1e9...1e9)
    private static let values = Codec<[Double?]>.list(
        of: Codec<Double?>.optional(number).map { $0 }, count: 1...1000, expected: .seriesOfNumbers,
        example: "[1, 2, 3]")

    private static let points = Codec<Series>(mapping.schema, expected: mapping.expected) { value, reader in
        // `{ x: 1, y: 2 }`: one report for both.
        if let x = value.entry("x"), value.entry("y") != nil, value.entry("values") == nil {
            reader.report(.unknownKey(x.key, on: .series, known: parts.map(\.name)), at: x.keyMark)
            return nil
        }
        return mapping.read(value, reader)
    }

    private static let series = Codec<Series>.either(
        points, when: \.isMapping, or: values.map { Series(values: $0) })

    private static let mapping = Codec<Series>.record(.series, from: Series(), parts)

    private static let parts: [Field<Series>] = [
        Field("name", .text, "the name in the legend") { $0.name = $1 },
        Field("values", values, required: true, "numbers; nothing (`~`) for a gap") { $0.values = $1 },
        Field("color", .color, "its own colour") { $0.color = $1 },
        Field("fill", .paint, "paints bars, the area or the piece of the ring instead") { $0.fill = $1 },
        Field(
            "dash", ChartDash.codec.withSource,
            "draws its line dashed: true, or lengths of dashes and gaps in points"
        ) {
            ($0.dash, $0.dashMark) = ($1.value, $1.source.mark)
        },
    ]

    private static let rule = Codec<Rule>.either(
        .record(
            .rule, from: Rule(),
            [
                Field("value", number, required: true, "the value") { $0.value = $1 },
                Field("color", .color, "its colour. Default: that of secondary labels") { $0.color = $1 },
                Field("dash", ChartDash.codec, "true, or lengths of dashes and gaps in points") {
                    $0.dash = $1
                },
            ]), when: \.isMapping, or: number.map { Rule(value: $0) })

    private static let fields: [Field<Properties>] = [
        Field("kind", .cases(.chartKind), "bar, line, area, point, sector or ring. Default: bar") {
            $0.kind = $1
        },
        Field(
            "series", .list(of: series, count: 1...12, example: "[[1, 2, 3]]"), required: true,
            "series of numbers, each a list or a mapping"
        ) {
            $0.series = $1
        },
        Field("labels", .list(of: .text, count: 0...1000), "the labels below the values") {
            $0.labels = $1
        },
        Field("minimum", number, "the lower end of the value axis. Default: from the numbers") {
            $0.minimum = $1
        },
        Field("maximum", number, "the upper end of the value axis. Default: from the numbers") {
            $0.maximum = $1
        },
        Field("ticks", .integer(1...20), "the approximate number of lines on the value axis. Default: 4") {
            $0.ticks = $1
        },
        Field("unit", .text, "the unit after the numbers of the axis") { $0.unit = $1 },
        Field("currency", .text, "the code of the numbers' currency, such as `EUR`, written by the language")
        {
            $0.currency = $1
        },
        Field(
            "rules", .list(of: rule, count: 0...12, example: "[80]"),
            "lines across the plot: values, or `{ value, color, dash }`"
        ) {
            $0.rules = $1
        },
        Field("axes", .cases("axes"), "both, values, labels or none. Default: both") { $0.axes = $1 },
        Field("grid", .bool, "shows grid lines. Default: true") { $0.grid = $1 },
        Field("stacked", .bool, "stacks the bars or the areas of several series") { $0.stacked = $1 },
        Field("barWidth", .opacity, "of the room of a value. Default: 0.6") { $0.barWidth = $1 },
        Field("cornerRadius", .number(0...100), "of bars, at the end away from zero. Default: 4") {
            $0.cornerRadius = $1
        },
        Field("smooth", .bool, "draws lines as curves, which never overshoot. Default: true") {
            $0.smooth = $1
        },
        Field("area", .bool, "fills the area below lines") { $0.area = $1 },
        Field("points", .bool, "shows dots at the values of lines") { $0.points = $1 },
        Field("lineWidth", .number(0.5...200), "of lines (2.5) or of the ring (a sixth of its diameter)") {
            $0.lineWidth = $1
        },
        Field("goal", number, "a dashed line at a value") { $0.goal = $1 },
        Field(
            "selected", .integer(0...999),
            "the index of the value, or of the series of a ring, that is marked"
        ) {
            $0.selected = $1
        },
        Field("legend", .bool, "shows a legend below. Default: if several series have names") {
            $0.legend = $1
        },
        Field(
            "total", .number(0.000001...1e9), "of a ring: the value of the full circle; the rest stays empty"
        ) {
            $0.total = $1
        },
        Field("gap", .number(0...40), "of a ring: points between its pieces. Default: 2") { $0.gap = $1 },
        Field("center", .oneOrMore(of: .node), "of a ring: nodes in its middle") { $0.center = $1 },
    ]

    static let unusedKeys =
        unused(["stacked"], in: [.line, .point, .sector, .ring], because: "only bars and areas are stacked")
        + unused(
            ["barWidth"], in: [.line, .area, .point, .sector, .ring],
            because: "only bars have a width of their own")
        + unused(
            ["cornerRadius"], in: [.line, .area, .point, .sector, .ring], because: "only bars have corners")
        + unused(
            ["total", "center"], in: [.bar, .line, .area, .point],
            because: "it belongs to `kind: ring`")
        + unused(["area", "points"], in: [.bar, .area, .point, .sector, .ring], because: ofLines)
        + unused(["smooth"], in: [.bar, .point, .sector, .ring], because: ofLines)
        + unused(["rules"], in: [.sector, .ring], because: "it has no axes")

    private static let ofLines = "it belongs to `kind: line`"

    private static func unused(_ keys: [String], in kinds: [Kind], because reason: String) -> [UnusedKey] {
        keys.map { key in
            UnusedKey(
                key, where: "kind", isOneOf: kinds.map(\.rawValue), byDefault: kinds.contains(.bar),
                because: reason)
        }
    }

    static let payload = Codec<Properties>.either(
        .record(.chart, from: Properties(), fields), when: \.isMapping,
        or: values.map { Properties(series: [Series(values: $0)]) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        payload.accessibility
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let count = payload.series.map(\.values.count).max() ?? 0
        if payload.kind != .line {
            for case let (dash, mark?) in payload.series.map({ ($0.dash, $0.dashMark) }) where dash != .solid
            {
                context.reader.warn(
                    .unusedKey,
                    .noEffect(noun: "dash", on: .series, because: "only lines are dashed, of `kind: line`"),
                    at: mark)
            }
        }
        checkCurrency(payload, context)
        if !payload.kind.isRound {
            if !payload.labels.isEmpty, payload.labels.count != count {
                context.reader.report(
                    .wrongCount(
                        noun: "labels", count: payload.labels.count, needed: count,
                        reason: "every value has one"), at: context.source.mark)
            }
            if let low = payload.minimum, let high = payload.maximum, low >= high {
                context.reader.report(
                    .outOfRange(
                        "minimum \(PrintedText.number(low))",
                        allowed: "less than the maximum, \(PrintedText.number(high))"),
                    at: context.source.mark)
            }
        } else if payload.series.contains(where: { $0.values.contains { ($0 ?? 0) < 0 } }) {
            context.reader.report(
                .outOfRange("a negative value", allowed: "0 or more in a ring"), at: context.source.mark)
        }
        let known = payload.kind.isRound ? payload.series.count : count
        if let selected = payload.selected, selected >= known, known > 0 {
            context.reader.report(
                .outOfRange("value \(selected)", allowed: "0 to \(known - 1)"), at: context.source.mark)
        }
        return ChartBuilder(chart: payload, kit: context.kit).element
    }

    private static func checkCurrency(_ payload: Properties, _ context: BuildContext) {
        guard let code = payload.currency, code.utf8.count != 3 || !code.utf8.allSatisfy({ 65...90 ~= $0 })
        else { return }
        context.reader.report(
            .outOfRange("currency \(code)", allowed: "a code of three capitals, such as EUR"),
            at: context.source.mark)
    }
}

extension Noun {
    package static let chart: Noun = "a chart"
    package static let series: Noun = "a series"
    package static let rule: Noun = "a rule"
    package static let chartKind: Noun = "a kind of chart"
    package static let seriesOfNumbers: Noun = "a series of numbers"
}

extension ChartNode.Properties {
    /// What a chart says to those who do not see it: its first values, with their labels.
    fileprivate var accessibility: AccessibilityProperties {
        let names = series.compactMap(\.name)
        let values = series.flatMap { series in
            series.values.enumerated().compactMap { index, value in
                value.map { number in
                    let name = labels.indices.contains(index) ? "\(labels[index]) " : ""
                    let unit = currency.map { " \($0)" } ?? unit
                    return name + PrintedText.number(number) + unit
                }
            }
        }
        let shown = values.prefix(Self.spokenValues) + (values.count > Self.spokenValues ? ["and more"] : [])
        return AccessibilityProperties(
            label: (["Chart"] + names).joined(separator: ", "), value: shown.joined(separator: ", "),
            traits: .isImage, children: .ignore)
    }

    private static let spokenValues = 12
}

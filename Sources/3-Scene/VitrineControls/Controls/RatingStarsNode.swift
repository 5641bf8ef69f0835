import VitrineColor
import VitrineJSON
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum RatingStarsNode: NodeKind {
    struct Properties: Sendable {
        var value: (value: Double, mark: SourceMark)?
        var count = 5
        var size = 17.0
        var gap: Double?
        var icon: Symbol?
        var emptyIcon: Symbol?
        var tint: PaintSpec?
        var track: PaintSpec?
        var label: String?
        var state = InteractionState.rest
    }

    static let name = "ratingStars"
    static let valueKey: String? = "value"
    static let summary = "A rating in stars, which may be partly filled; a number is the rating."

    static let payload = Codec<Properties>.either(
        .record(
            "a rating", from: Properties(),
            [
                Field(
                    "value", ValueRange.number, required: true, "the number of filled symbols, such as 3.5"
                ) {
                    $0.value = $1
                },
                Field("count", .integer(1...20), "the number of symbols. Default: 5") { $0.count = $1 },
                Field("size", .number(4...500), "the symbols' font size in points. Default: 17") {
                    $0.size = $1
                },
                Field("gap", .number(0...200), "points between two. Default: a tenth of the size") {
                    $0.gap = $1
                },
                Field("icon", .icon, "a symbol instead of a star") { $0.icon = $1 },
                Field("emptyIcon", .icon, "the symbol of those that are not filled. Default: the same") {
                    $0.emptyIcon = $1
                },
                Field("tint", .paint, "the paint of filled ones. Default: a golden yellow") {
                    $0.tint = $1
                },
                Field("track", .paint, "the paint of the others") { $0.track = $1 },
                Field("label", .text, "a text behind them, such as the number of ratings") {
                    $0.label = $1
                },
                Field("state", .cases("a rating's state"), InteractionState.doc) { $0.state = $1 },
            ]), when: \.isMapping, or: ValueRange.number.map { Properties(value: $0) })

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        let value = payload.value.map { PrintedText.number($0.value) } ?? "none"
        return AccessibilityProperties(
            label: "Rating", value: "\(value) of \(payload.count)", hint: payload.label, children: .ignore)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        payload.state.apply(to: &modifiers)
        let range = ValueRange(minimum: 0, maximum: Double(payload.count))
        let filled = payload.value.map {
            range.fraction($0.value, at: $0.mark, context) * Double(payload.count)
        }
        let growth = TextStyle.body.scaled(1, at: context.reader.environment.dynamicType)
        let stars = (0..<payload.count).map {
            star(min(max((filled ?? 0) - Double($0), 0), 1), rating: payload, growth: growth, in: context)
        }
        let gap = payload.gap ?? payload.size * 0.1
        let row = context.stack(.horizontal, spacing: gap * growth, stars)
        guard let label = payload.label else { return row }
        let text = context.text(
            label, font: FontSpec(size: payload.size * 0.88 * growth), paint: context.kit.label(.secondary),
            lineLimit: 1)
        let line = context.stack(
            .horizontal, spacing: payload.size * 0.4 * growth,
            alignment: Alignment(.center, .firstTextBaseline),
            [row, text])
        guard context.kit.type.isAccessibility else { return line }
        return ViewThatFitsElement(
            source: context.source, axes: [.horizontal],
            children: [line, context.kit.column(payload.size * 0.2 * growth, .leading, [row, text])])
    }

    private static func star(_ share: Double, rating: Properties, growth: Double, in context: BuildContext)
        -> any Element
    {
        let kit = context.kit
        let font = FontSpec(size: rating.size * growth, weight: 500)
        let symbol = rating.icon ?? kit.symbol("star.fill")
        let full = context.icon(symbol, font: font, paint: rating.tint ?? .color(gold(context)))
        if share >= 1 { return full }
        let empty = context.icon(
            rating.emptyIcon ?? symbol, font: font,
            paint: rating.track ?? (rating.emptyIcon == nil ? .color(kit.fill("fill")) : kit.label(.tertiary))
        )
        if share <= 0 { return empty }
        // The part from the leading edge, measured on the ink rather than on the frame around it.
        let side = IconElement.gridSide * rating.size * growth
        let ink = 20.0 / 24
        let width = side * ((1 - ink) / 2 + ink * share)
        let part = EffectElement(
            content: kit.framed(full, width: width, Alignment(.leading, .center)), clip: .rectangle)
        let rest = EffectElement(
            content: kit.framed(empty, width: side - width, Alignment(.trailing, .center)),
            clip: .rectangle)
        return BackgroundOverlayElement(
            content: kit.framed(rest, width: side, Alignment(.trailing, .center)), background: [],
            overlay: [kit.framed(part, width: side, Alignment(.leading, .center))])
    }

    private static func gold(_ context: BuildContext) -> Color {
        let isLight = context.reader.environment.appearance == .light
        // The system's yellow is too pale on white.
        return context.kit.systemColor(isLight ? "orange" : "yellow")
    }
}

import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// Dots for pages, one of which shows.
enum PageControlNode: NodeKind {
    /// UIPageControl's styles of its background.
    enum Style: String, Sendable, CaseIterable {
        /// A background while the control is used.
        case automatic
        /// A background at any time.
        case prominent
        /// No background.
        case minimal
    }

    struct Properties: Sendable {
        var pages = 1
        var current: (value: Double, mark: SourceMark)?
        var style = Style.automatic
        var state = InteractionState.rest
        var icon: Symbol?
        var firstIcon: Symbol?
        var tint: PaintSpec?
        var track: PaintSpec?
    }

    static let name = "pageControl"
    static let valueKey: String? = "pages"
    static let summary = "A dot for each page; that of the current one stands out. A number counts pages."
    static let isVibrant = false

    private static let pages = Codec<Int>.integer(1...50)

    static let payload = Codec<Properties>.either(
        .record(
            .pageControl, from: Properties(),
            [
                Field("pages", pages, required: true, "the number of pages") { $0.pages = $1 },
                Field(
                    "current", ValueRange.number,
                    "the index of the current page, from 0; 1.5 is between two. Default: 0"
                ) { $0.current = $1 },
                Field(
                    "style", .cases("a page control style"),
                    "automatic, with a background while pressed, prominent, always, or minimal, never"
                ) { $0.style = $1 },
                Field("state", .cases("a page control's state"), InteractionState.doc) { $0.state = $1 },
                Field("icon", .icon, "a symbol instead of the dots") { $0.icon = $1 },
                Field("firstIcon", .icon, "a symbol instead of the first dot") { $0.firstIcon = $1 },
                Field("tint", .paint, "the paint of the current dot. Default: that of text") { $0.tint = $1 },
                Field("track", .paint, "the paint of the others. Default: the same at 0.3") { $0.track = $1 },
            ]), when: \.isMapping, or: pages.map { Properties(pages: $0) })

    /// The measures in points. The dots of 8, 16 apart, and the height of 26 are UIPageControl's; the rest is
    /// our own.
    private enum Metrics {
        static let dot = 8.0
        static let pitch = 16.0
        static let height = 26.0
        static let icon = 10.0
        static let side = 6.0
        static let rest = 0.3
        /// The pages for which there is always room, and the fewest dots that are shown of more.
        static let few = 10
        static let fewest = 5
        /// The sizes of the outermost dots where there are more pages, of that of the others.
        static let shrinking = [0.45, 0.75]
    }

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        let page = Int(((payload.current?.value ?? 0) + 1).rounded())
        return AccessibilityProperties(
            label: "page \(page) of \(payload.pages)", traits: .isAdjustable, children: .ignore)
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        payload.state.apply(to: &modifiers)
        let kit = context.kit
        let current = current(payload, context)
        let hasSurface =
            payload.style == .prominent || (payload.style == .automatic && payload.state == .pressed)
        let row = kit.framed(
            kit.padded(dots(payload, current, context), horizontal: hasSurface ? Metrics.side : 0),
            height: Metrics.height)
        var surface = ControlSurface(shape: .capsule)
        if hasSurface {
            surface.fills = [.color(kit.fill("tertiaryFill"))]
            surface.strokes = kit.contrastBorder
        }
        if payload.state == .focused { surface.rings = [GlassFallback.ring(context.reader.environment)] }
        return kit.withSurface(row, surface, &modifiers)
    }

    private static func current(_ control: Properties, _ context: BuildContext) -> Double {
        guard let current = control.current else { return 0 }
        let last = Double(control.pages - 1)
        if !(0...last).contains(current.value), !context.reader.isMoving {
            context.reader.report(
                .outOfRange(
                    "page \(PrintedText.number(current.value))",
                    allowed: "0 to \(PrintedText.number(last))"), at: current.mark)
        }
        return min(max(current.value, 0), last)
    }

    /// Returns the dots, or as many around the current one as there is room for.
    private static func dots(_ control: Properties, _ current: Double, _ context: BuildContext) -> any Element
    {
        func row(_ count: Int) -> any Element {
            let first = Int((current - Double(count - 1) / 2).rounded())
            let start = min(max(first, 0), control.pages - count)
            let shown = (start..<start + count).map { index -> any Element in
                let nearness = max(1 - abs(current - Double(index)), 0)
                let dot = dot(control, index, nearness: nearness, context)
                // Where there are more pages, the last two dots are smaller.
                let end = start + count
                let places = [
                    start > 0 ? index - start : nil, end < control.pages ? end - 1 - index : nil,
                ]
                guard let place = places.compactMap(\.self).min(),
                    Metrics.shrinking.indices.contains(place)
                else { return dot }
                let scale = Metrics.shrinking[place]
                return TransformElement.scale(dot, Point(scale, scale), anchor: Point(0.5, 0.5))
            }
            return context.stack(.horizontal, spacing: 0, shown)
        }
        guard control.pages > Metrics.few else { return row(control.pages) }
        let counts = [control.pages] + stride(from: control.pages - 1, through: Metrics.fewest, by: -2)
        return ViewThatFitsElement(source: context.source, axes: [.horizontal], children: counts.map(row))
    }

    /// Returns the dot of a page: the one that stands out over the others' as far as it does.
    private static func dot(
        _ control: Properties, _ index: Int, nearness: Double, _ context: BuildContext
    ) -> any Element {
        let kit = context.kit
        let tint = control.tint ?? kit.label(.primary)
        let track = control.track ?? tint.opacity(kit.hasIncreasedContrast ? 0.5 : Metrics.rest)
        let symbol = index == 0 ? control.firstIcon ?? control.icon : control.icon
        func mark(_ paint: PaintSpec) -> any Element {
            guard let symbol else {
                return kit.framed(kit.shape(.circle, paint), width: Metrics.dot, height: Metrics.dot)
            }
            return context.icon(symbol, font: FontSpec(size: Metrics.icon, weight: 700), paint: paint)
        }
        var layers: [any Element] = []
        if nearness < 1 { layers.append(kit.faded(mark(track), 1 - nearness)) }
        if nearness > 0 { layers.append(kit.faded(mark(tint), nearness)) }
        return kit.framed(kit.layers(layers), width: Metrics.pitch, height: Metrics.pitch)
    }
}

extension Noun {
    package static let pageControl: Noun = "a page control"
}

import VitrineGraphics
import VitrineIcons

enum TabBarNode: NodeKind {
    enum Style: String, Sendable, CaseIterable {
        /// A capsule above the content, inset from the canvas' sides.
        case floating
        /// The full width, down to the canvas' edge.
        case bar
    }

    enum Highlight: String, Sendable, CaseIterable { case none, pill, circle }

    struct Item: Sendable {
        var icon: Symbol?
        var label: String?
        var badge: String?
    }

    struct Properties: Sendable {
        var items: [Item] = []
        var selected = 0
        var selectedMark: SourceMark?
        var style = Style.floating
        var highlight: Highlight?
        var tint: PaintSpec?
    }

    static let name = "tabBar"
    static let summary = "Tabs with icons and labels, one of them selected."

    private static let item = Codec<Item>.record(
        "a tab", from: Item(),
        [
            Field("icon", .icon, required: true, "the symbol; the selected tab shows its filled form") {
                $0.icon = $1
            },
            Field("label", .text, "the word below it") { $0.label = $1 },
            Field("badge", .text, "a number or word on a red dot; empty for the dot alone") { $0.badge = $1 },
        ])

    private static let selection = Codec<(index: Int, mark: SourceMark)>(
        Codec<Int>.integer(0...9).schema, expected: "the index of a tab"
    ) { value, reader in
        Codec<Int>.integer(0...9).read(value, reader).map { ($0, value.mark) }
    }

    private static let fields: [Field<Properties>] = [
        Field("items", .list(of: item, count: 1...10), required: true, "the tabs") { $0.items = $1 },
        Field("selected", selection, "the index of the selected tab, from 0") {
            ($0.selected, $0.selectedMark) = ($1.index, $1.mark)
        },
        Field("style", .cases("a tab bar style"), "floating or bar") { $0.style = $1 },
        Field("highlight", .cases("a highlight"), "none, pill or circle behind the selected tab") {
            $0.highlight = $1
        },
        Field("tint", .paint, "the paint of the selected tab; `accent` unless told") { $0.tint = $1 },
    ]

    static let payload = Codec<Properties>.record("a tab bar", from: Properties(), fields)

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        if let mark = payload.selectedMark, !payload.items.isEmpty,
            !payload.items.indices.contains(payload.selected)
        {
            context.reader.report(
                .outOfRange("tab \(payload.selected)", allowed: "0 to \(payload.items.count - 1)"), at: mark)
        }
        if modifiers.alignment == nil, context.inherited.axis == nil {
            modifiers.alignment = (Alignment(.center, .bottom), context.source.mark)
        }
        let tabs = payload.items.enumerated().map { index, item in
            TabBarItem(item: item, isSelected: index == payload.selected, bar: payload).element(context)
        }
        let row = context.stack(.horizontal, spacing: 0, tabs)
        switch payload.style {
        case .floating: return floating(row, &modifiers, context)
        case .bar: return bar(row, &modifiers, context)
        }
    }

    private static func floating(
        _ row: any Element, _ modifiers: inout Modifiers, _ context: BuildContext
    ) -> any Element {
        let environment = context.reader.environment
        let fills = takenFills(&modifiers)
        if modifiers.material == nil, modifiers.glass == nil, fills.isEmpty {
            SurfaceDefaults.dress(&modifiers, in: environment)
        } else if modifiers.glass == nil {
            SurfaceDefaults.light(&modifiers, environment.appearance)
        }
        let decoration = Decoration(taking: &modifiers, fills: fills, in: environment)
        let figure = modifiers.corners?.figure ?? .capsule
        let padded = PaddingElement(content: row, insets: Insets(4))
        let surface = SurfaceElement(content: padded, figure: figure, decoration: decoration)
        modifiers.corners = nil
        // The bar keeps 21 points from the canvas' sides, as iOS 26 does; in a row it has neighbours.
        if context.inherited.axis != .horizontal {
            modifiers.padding = modifiers.padding ?? Insets(top: 0, left: 21, bottom: 0, right: 21)
        }
        return surface
    }

    /// A background that is a paint, taken out of the modifiers.
    private static func takenFills(_ modifiers: inout Modifiers) -> [PaintSpec] {
        guard case .paint(let paint) = modifiers.background else { return [] }
        modifiers.background = nil
        return [paint]
    }

    private static func bar(_ row: any Element, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let environment = context.reader.environment
        let fills = takenFills(&modifiers)
        if modifiers.material == nil, modifiers.glass == nil, fills.isEmpty {
            modifiers.material = Materials.material("bar", in: environment)
        }
        let decoration = Decoration(taking: &modifiers, fills: fills, in: environment)
        let tall = FrameElement(
            content: PaddingElement(
                content: row, insets: modifiers.padding ?? Insets(top: 6, left: 8, bottom: 0, right: 8)),
            width: FrameLength(), height: FrameLength(minimum: 49), alignment: .center)
        modifiers.padding = nil
        let surface = SurfaceElement(
            content: tall, figure: .rectangle, decoration: decoration, bleeds: [.bottom, .leading, .trailing])
        let separator = environment.systemColor("separator") ?? .black
        let hairline = FrameElement(
            content: DividerElement(source: context.source, axis: .vertical, color: separator),
            width: FrameLength(),
            height: FrameLength(maximum: .infinity), alignment: Alignment(.center, .top))
        return LayersElement(content: surface, behind: [], before: [hairline])
    }
}

/// One tab of a tab bar.
private struct TabBarItem {
    let item: TabBarNode.Item
    let isSelected: Bool
    let bar: TabBarNode.Properties

    func element(_ context: BuildContext) -> any Element {
        let environment = context.reader.environment
        let secondary = context.inherited.foreground.opacity(bar.style == .bar ? 0.5 : 0.72)
        let tint = bar.tint ?? .color(environment.accent)
        let highlight = bar.highlight ?? (bar.style == .floating ? .pill : .none)
        let iconPaint: PaintSpec = isSelected ? (highlight == .circle ? .color(.white) : tint) : secondary
        let labelPaint: PaintSpec =
            isSelected ? (highlight == .circle ? context.inherited.foreground : tint) : secondary
        var symbol = context.icon(
            shownIcon(context.reader.symbols), font: FontSpec(size: 18, weight: 500), paint: iconPaint)
        if highlight == .circle { symbol = circled(symbol, paint: isSelected ? tint : nil, context) }
        if let badge = item.badge { symbol = badged(symbol, badge, context) }
        var column = [symbol]
        if let label = item.label {
            let font = FontSpec(size: 10, weight: isSelected ? 600 : 500, tracking: 0.1)
            column.append(context.text(label, font: font, paint: labelPaint, lineLimit: 1))
        }
        let stack = context.stack(.vertical, spacing: highlight == .circle ? 4 : 1, column)
        let padded = PaddingElement(
            content: stack,
            insets: bar.style == .floating ? Insets(top: 6, left: 4, bottom: 7, right: 4) : .zero)
        let wide = FrameElement(
            content: padded, width: FrameLength(maximum: .infinity), height: FrameLength(), alignment: .center
        )
        guard isSelected, highlight == .pill else { return wide }
        let wash = environment.systemColor("secondaryFill") ?? .clear
        return SurfaceElement(content: wide, figure: .capsule, decoration: Decoration(fills: [.color(wash)]))
    }

    /// The filled form of the selected tab's symbol, where there is one.
    private func shownIcon(_ symbols: SymbolLibrary) -> Symbol {
        let icon = item.icon ?? .builtIn(Icon("", []))
        return isSelected ? symbols.filled(icon) ?? icon : icon
    }

    private func circled(_ symbol: any Element, paint: PaintSpec?, _ context: BuildContext) -> any Element {
        let side = FrameLength(fixed: 44)
        let framed = FrameElement(content: symbol, width: side, height: side, alignment: .center)
        guard let paint else { return framed }
        return SurfaceElement(content: framed, figure: .circle, decoration: Decoration(fills: [paint]))
    }

    private func badged(_ symbol: any Element, _ badge: String, _ context: BuildContext) -> any Element {
        let red = context.reader.environment.systemColor("red") ?? .black
        let isDot = badge.isEmpty
        let text = context.text(
            badge, font: FontSpec(size: 11, weight: 600, monospacedDigits: true), paint: .color(.white),
            lineLimit: 1)
        let padded = PaddingElement(
            content: text, insets: isDot ? .zero : Insets(top: 0, left: 4.5, bottom: 0, right: 4.5))
        let length = isDot ? FrameLength(fixed: 8) : FrameLength(minimum: 16)
        let height = FrameLength(fixed: isDot ? 8 : 16)
        let dot = SurfaceElement(
            content: FrameElement(content: padded, width: length, height: height, alignment: .center),
            figure: .capsule, decoration: Decoration(fills: [.color(red)]))
        let all = FrameLength(maximum: .infinity)
        let corner = FrameElement(
            content: dot, width: all, height: all, alignment: Alignment(.trailing, .top))
        let moved = OffsetElement(content: corner, offset: isDot ? Point(1, 0) : Point(9, -3))
        return LayersElement(content: symbol, behind: [], before: [moved])
    }
}

import VitrineColor
import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

enum TabBarNode: NodeKind {
    enum Style: String, Sendable, CaseIterable {
        /// The style of the system's release.
        case automatic
        /// A capsule above the content, inset from the canvas' edges.
        case floating
        /// The full width, down to the canvas' edge.
        case bar
    }

    enum Highlight: String, Sendable, CaseIterable { case none, pill, circle }

    struct Item: Sendable {
        var icon: Symbol?
        var label: String?
        var badge: String?
        var state = State.rest
        /// What is read out in place of the label or the symbol.
        var spokenName: String?
    }

    enum State: String, Sendable, CaseIterable { case rest, pressed, disabled }

    struct Properties: Sendable {
        var items: [Item] = []
        var selected = 0
        /// The place of the selection among the tabs, which is between two of them while it moves.
        var place = 0.0
        var selectedMark: SourceMark?
        var style = Style.automatic
        var highlight: Highlight?
        var tint: PaintSpec?
        var search: Item?
        var isMinimized = false
        var accessory: [SceneValue] = []
        /// `true` if the scene replaces the surface by a paint or a material, whose lightness is not known.
        var hasOwnSurface = false

        /// The tabs, followed by the search tab.
        var all: [Item] { items + (search.map { [$0] } ?? []) }
    }

    static let name = "tabBar"
    static let hasOwnPadding = true
    /// `false`: the bar has paints and surfaces of its own.
    static let isVibrant = false
    static let summary = "Tabs with icons and labels, one of them selected."

    private static let item = Codec<Item>.record(
        .tab, from: Item(),
        [
            Field("icon", .icon, required: true, "the symbol; the selected tab shows its filled form") {
                $0.icon = $1
            },
            Field("label", .text, "the word below it") { $0.label = $1 },
            Field("badge", .text, "a number or word on a red badge; empty for a plain dot") { $0.badge = $1 },
            Field("state", .cases("a tab's state"), "rest, pressed or disabled") { $0.state = $1 },
            Field("accessibility", .text, "its name, which is read out; a symbol alone has none") {
                $0.spokenName = $1
            },
        ])

    /// A separate tab, or `true` for a magnifying glass.
    private static let search = Codec<Item?>(
        .anyOf([.boolean, item.schema]), expected: "a tab, or true or false"
    ) { value, reader in
        if value.isMapping { return item.read(value, reader).map { .some($0) } }
        guard let flag = Codec<Bool>.bool.read(value, reader) else { return nil }
        guard flag else { return .some(nil) }
        return .some(Item(icon: try? reader.symbols.symbol("magnifyingglass"), spokenName: "Search"))
    }

    private static let index = Codec<Int>.integer(0...9)
    private static let selection = Codec<Double>(index.schema, expected: "the index of a tab") {
        value, reader in
        index.read(value, reader).map(Double.init)
    }.withSource

    private static let fields: [Field<Properties>] = [
        Field(
            "items", .list(of: item, count: 1...10, example: "[{ icon: house, label: Home }]"),
            required: true, "the tabs"
        ) { $0.items = $1 },
        Field("selected", selection, "the index of the selected tab, from 0") {
            $0.place = $1.value
            $0.selected = Int(min(max($1.value, 0), 9).rounded())
            $0.selectedMark = $1.source.mark
        },
        Field(
            "style", .cases("a tab bar style"),
            "floating, bar or automatic: the former since release 26. Default: automatic"
        ) {
            $0.style = $1
        },
        Field("highlight", .cases("a highlight"), "none, pill or circle behind the selected tab") {
            $0.highlight = $1
        },
        Field("tint", .paint, "the paint of the selected tab. Default: `accent`") { $0.tint = $1 },
        Field(
            "search", search,
            """
            a tab that stands apart in a circle of a floating bar, after the others; `true` for a magnifying \
            glass
            """
        ) { $0.search = $1 },
        Field(
            "minimized", .bool,
            "`true` if a floating bar has shrunk to its selected tab, as it does during scrolling"
        ) { $0.isMinimized = $1 },
        Field(
            "accessory", .oneOrMore(of: .node),
            "nodes on a surface above a floating bar, or within it where it is minimized"
        ) { $0.accessory = $1 },
    ]

    static let unusedKeys = [
        UnusedKey(
            "minimized", where: "style", isOneOf: ["bar"], because: "only a floating bar shrinks")
    ]

    static let payload = Codec<Properties>.record(.tabBar, from: Properties(), fields)

    static func accessibility(of payload: Properties) -> AccessibilityProperties {
        var properties = AccessibilityProperties(traits: .isTabBar, children: .contain)
        properties.sortPriority = -1
        return properties
    }

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        var payload = payload
        if payload.style == .automatic {
            payload.style = context.reader.environment.os.hasGlass ? .floating : .bar
        }
        if let mark = payload.selectedMark, !payload.items.isEmpty,
            !payload.all.indices.contains(payload.selected), !context.reader.isMoving
        {
            context.reader.report(
                .outOfRange("tab \(payload.selected)", allowed: "0 to \(payload.all.count - 1)"), at: mark)
        }
        if modifiers.alignment == nil, context.inherited.axis == nil {
            modifiers.alignment = (Alignment(.center, .bottom), context.source.mark)
        }
        guard payload.style == .floating else { return element(payload, &modifiers, context) }
        return AdaptiveElement.makeBar(&modifiers, context) { element(payload, &$0, $1) }
    }

    private static func element(
        _ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext
    ) -> any Element {
        var payload = payload
        payload.hasOwnSurface = modifiers.background != nil || modifiers.material != nil
        // The search tab is separate only if the bar floats.
        let shown = payload.style == .floating ? payload.items : payload.all
        let last = Double(max(payload.all.count - 1, 0))
        let place = min(max(payload.place, 0), last)
        let tabs = shown.enumerated().map { index, item in
            func tab(_ isSelected: Bool) -> any Element {
                TabBarItem(
                    item: item, isSelected: isSelected, bar: payload, isLast: index == payload.all.count - 1
                ).element(context.part(payload.accessibility(at: index)))
            }
            // On its way from tab to tab, the selection fades from one into the other.
            let share = max(1 - abs(place - Double(index)), 0)
            if share == 0 || share == 1 { return tab(share == 1) }
            return context.kit.layers([
                context.kit.faded(tab(false), 1 - share), context.kit.faded(tab(true), share),
            ])
        }
        let isSystem = context.reader.environment.os.hasGlass && payload.highlight != .circle
        let row =
            payload.style == .floating && isSystem
            ? FloatingTabBar.row(tabs, context.kit) : context.stack(.horizontal, spacing: 0, tabs)
        switch payload.style {
        case .floating: return floating(row, bar: payload, modifiers: &modifiers, in: context)
        case .bar, .automatic: return bar(row, &modifiers, context)
        }
    }

    private static func floating(
        _ row: any Element, bar: Properties, modifiers: inout Modifiers, in context: BuildContext
    ) -> any Element {
        let environment = context.reader.environment
        let fills = takenFills(&modifiers)
        let isPlain = modifiers.material == nil && modifiers.glass == nil && fills.isEmpty
        if isPlain {
            SurfaceDefaults.applySurface(to: &modifiers, in: environment)
        } else if modifiers.glass == nil {
            SurfaceDefaults.applyMaterialEdge(&modifiers, environment.appearance)
        }
        let decoration = Decoration(taking: &modifiers, fills: fills, in: environment)
        let shape = modifiers.corners ?? .capsule
        var padded: any Element = PaddingElement(content: row, insets: Insets(4))
        if bar.search != nil {
            // As high as the circle beside it.
            padded = FrameElement(
                content: padded, width: FrameLength(), height: FrameLength(minimum: FloatingTabBar.height),
                alignment: .center)
        }
        var surface: any Element = SurfaceElement(content: padded, shape: shape, decoration: decoration)
        modifiers.corners = nil
        if bar.search != nil || bar.isMinimized || !bar.accessory.isEmpty {
            surface = FloatingTabBar(bar: bar, decoration: decoration, kit: context.kit).element(
                surface)
        }
        // In a row the bar has neighbours, in a column what is above and below it.
        guard context.inherited.axis != .horizontal else { return surface }
        let kit = context.kit
        let isAtBottom =
            environment.os.hasGlass && context.inherited.axis == nil
            && modifiers.alignment?.value.vertical == .bottom
        let bottom = isAtBottom ? FloatingTabBar.below - kit.safeArea.bottom : 0
        modifiers.padding =
            modifiers.padding
            ?? Insets(top: 0, left: FloatingTabBar.side, bottom: bottom, right: FloatingTabBar.side)
        let wide = kit.filling(surface)
        // Measured on a dark bar that looks like one of release 27: a card beside it has its colour to its
        // end. In light our own choice.
        guard isAtBottom, isPlain, environment.showsGlass, environment.os != .ios27,
            let color = context.inherited.backgroundColor
        else {
            return wide
        }
        // Content fades into the page, unless that is lighter or darker than what the bar has adapted to.
        let isLight = environment.appearance == .light
        guard context.isFlipped else {
            return TabBarEdgeEffectElement(content: wide, color: color, isClearerBehindGlass: isLight)
        }
        // Our own choice: on iOS 26, flowers and stones of a photograph are seen beside such a bar.
        return TabBarEdgeEffectElement(
            content: wide, color: isLight ? .white : .black, amount: 0.5)
    }

    /// Returns the paint of a background, removing it from the modifiers.
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
            content: tall, shape: .rectangle, decoration: decoration, bleeds: [.bottom, .leading, .trailing])
        let separator = environment.systemColor("separator") ?? .black
        let hairline = FrameElement(
            content: DividerElement(source: context.source, axis: .vertical, color: separator),
            width: FrameLength(),
            height: FrameLength(maximum: .infinity), alignment: Alignment(.center, .top))
        return BackgroundOverlayElement(content: surface, background: [], overlay: [hairline])
    }
}

extension TabBarNode.Properties {
    /// What a tab says to those who do not see it.
    func accessibility(at index: Int) -> AccessibilityProperties {
        let item = all[index]
        let name = item.spokenName ?? item.label
        var properties = AccessibilityProperties(
            label: name, value: item.badge.flatMap { $0.isEmpty ? nil : $0 }, traits: .isTab,
            children: name == nil ? .combine : .ignore)
        if index == selected { properties.traits.insert(.isSelected) }
        if item.state == .disabled { properties.traits.insert(.isDisabled) }
        properties.position = AccessibilityPosition(index, of: all.count)
        return properties
    }
}

extension Noun {
    package static let tabBar: Noun = "a tab bar"
    package static let tab: Noun = "a tab"
}

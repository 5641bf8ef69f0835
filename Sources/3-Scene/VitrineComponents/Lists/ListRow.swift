import VitrineColor
import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineStyle

/// A builder of list rows.
struct ListRow {
    let row: RowNode.Properties
    let kit: ComponentKit
    let metrics: RowMetrics
    /// What stands in place of a value; `nil` for the row's own.
    let control: (any Element)?
    /// What stands at the end in place of an accessory; `nil` for the row's own.
    let end: (any Element)?

    init(
        _ row: RowNode.Properties, _ kit: ComponentKit, control: (any Element)? = nil,
        end: (any Element)? = nil
    ) {
        (self.row, self.kit, metrics, self.control, self.end) = (row, kit, RowMetrics(kit), control, end)
    }

    private var isDisabled: Bool { row.state == .disabled }
    private var isInSidebar: Bool {
        kit.context.surroundings.isInList && kit.context.surroundings.column?.isSidebar == true
    }

    func element(own insets: Insets?) -> any Element {
        var line: [any Element] = []
        let hasTitle = row.title != nil || row.subtitle != nil || kit.type.isAccessibility && value != nil
        let isOwn = !row.leading.isEmpty && !hasTitle
        if isOwn {
            line.append(kit.filling(kit.row(8, leadingNodes), .leadingEdge))
        } else {
            if let leading { line.append(leading) }
            let start = [RowElement.separatorGuide: GuideSpec(base: .share(0))]
            let title: any Element =
                row.leading.isEmpty ? texts : GuidesElement(content: texts, guides: start)
            line.append(kit.filling(title, .leadingEdge))
        }
        line += trailing
        let content = kit.row(0, spaced(line))
        var standard = Insets(
            top: metrics.vertical, left: metrics.side + kit.context.surroundings.rowIndentation,
            bottom: metrics.vertical, right: metrics.side)
        // A row of the scene's own nodes has the insets of any other node.
        if isOwn, let insets = metrics.nodeInsets {
            (standard.top, standard.bottom) = (insets.top, insets.bottom + (kit.hasGlass ? 1 : 0))
        }
        let framed = kit.fixedVertically(
            FrameElement(
                content: kit.padded(content, insets ?? standard), width: FrameLength(maximum: .infinity),
                height: FrameLength(minimum: metrics.height), alignment: .leadingEdge))
        let side = (insets ?? standard).left
        let inset = row.leading.isEmpty ? side + (leadingWidth.map { $0 + iconGap } ?? 0) : nil
        // Pressed and selected rows are highlighted with gray 4, like UIKit's cells, but with gray 5 in light
        // appearance.
        let isLit = row.state == .pressed || row.state == .selected
        if isInSidebar {
            let capsule = kit.shape(
                kit.rounded(SidebarMetrics.radius), .color(kit.fill("tertiaryFill")))
            return RowElement(
                content: isLit
                    ? BackgroundOverlayElement(content: framed, background: [capsule], overlay: [])
                    : framed, row: RowTrait.Value(separatorInset: nil, highlight: nil))
        }
        let highlight = isLit ? PaintSpec.color(kit.color(kit.isDark ? "gray4" : "gray5")) : nil
        let element = RowElement(
            content: framed,
            row: RowTrait.Value(
                separatorInset: row.separatorInset ?? inset, beginsAtText: isOwn && row.separatorInset == nil,
                highlight: highlight))
        guard let highlight, !kit.context.surroundings.isInList else { return element }
        return kit.surface(element, .rectangle, Decoration(fills: [highlight]))
    }

    /// Returns the row with the actions that a swipe reveals.
    func swiped(_ element: any Element) -> any Element {
        guard row.swipe != 0 else { return element }
        let actions = row.swipe > 0 ? row.leadingActions : row.trailingActions
        guard !actions.isEmpty else { return element }
        return SwipeElement(
            content: element, actions: SwipeActions(kit).element(actions, isTall: row.subtitle != nil),
            width: SwipeActions(kit).width(actions), amount: row.swipe)
    }

    private func spaced(_ line: [any Element]) -> [any Element] {
        Array(line.map { [$0] }.joined(separator: [kit.gap(width: 8)]))
    }

    // MARK: Leading side

    /// The width of a single icon; `nil` for nodes of the scene, whose widths are only known in layout.
    private var leadingWidth: Double? {
        row.icon == nil
            ? nil
            : row.tile == nil ? max(kit.scaled(metrics.symbol), metrics.symbol) : kit.scaled(metrics.tile)
    }

    private var iconGap: Double { row.tile == nil ? metrics.symbolGap : metrics.iconGap }

    /// The scene's own nodes at the leading side.
    private var leadingNodes: [any Element] { kit.nodes(row.leading, of: "leading", axis: .horizontal) }

    private var leading: (any Element)? {
        if !row.leading.isEmpty {
            return kit.padded(
                kit.row(8, leadingNodes),
                Insets(top: 0, left: 0, bottom: 0, right: metrics.iconGap - 8))
        }
        guard let icon = row.icon else { return nil }
        let side = kit.scaled(metrics.tile)
        let symbol: any Element
        if let tile = row.tile {
            symbol = kit.surface(
                kit.framed(
                    kit.icon(icon, .body, points: 17, weight: 500, .color(.white)), width: side,
                    height: side),
                kit.rounded(metrics.tileRadius * side / metrics.tile), Decoration(fills: [tile]))
        } else {
            symbol = kit.framed(
                kit.icon(icon, .body, points: 19, titleRolePaint ?? kit.tint(row.tint)),
                width: leadingWidth)
        }
        return kit.padded(
            isDisabled ? kit.faded(symbol, 0.45) : symbol,
            Insets(top: 0, left: 0, bottom: 0, right: iconGap - 8))
    }

    // MARK: Text

    private var titleRolePaint: PaintSpec? {
        switch row.role {
        case .action: kit.tint(row.tint)
        case .destructive: .color(kit.color("red"))
        case nil: isInSidebar && row.state == .selected ? kit.tint(row.tint) : nil
        }
    }

    private var texts: any Element {
        var lines: [any Element] = []
        // Measured on iOS 26: a disabled picker dims its value and its chevrons alone.
        let isDim = isDisabled && !(kit.hasGlass && row.accessory == .menu)
        let paint = isDim ? kit.label(.tertiary) : titleRolePaint ?? kit.label(.primary)
        // At accessibility sizes cells have as many lines as they need.
        let limit = kit.type.isAccessibility ? nil : 2
        if let title = row.title { lines.append(kit.title(title, .body, paint, lines: limit)) }
        if let subtitle = row.subtitle {
            lines.append(
                kit.title(
                    subtitle, .subheadline, kit.label(isDim ? .tertiary : .secondary), lines: limit))
        }
        // Beside accessibility text sizes there is no space for a value.
        if kit.type.isAccessibility, let value { lines.append(value) }
        return kit.column(2, .leading, lines)
    }

    private var value: (any Element)? {
        control
            ?? row.value.map { kit.title($0, .body, kit.label(isDisabled ? .tertiary : .secondary)) }
    }

    // MARK: Trailing side

    private var trailing: [any Element] {
        var line: [any Element] = []
        if let value, !kit.type.isAccessibility { line.append(value) }
        if let badge = row.badge {
            line.append(kit.text(badge, .body, kit.label(.secondary)))
        }
        if !row.content.isEmpty {
            let nodes = kit.nodes(row.content, of: "content", axis: .horizontal)
            let endsInSwitch =
                kit.hasGlass && row.accessory == .none && nodes.last?.trait(IsSwitch.self) == true
            line.append(
                kit.padded(
                    kit.row(8, nodes),
                    Insets(top: 0, left: 0, bottom: 0, right: endsInSwitch ? -SwitchElement.overhang : 0)))
        }
        if let accessory { line.append(accessory) }
        return line
    }

    private var accessory: (any Element)? {
        if let end { return end }
        let tint = kit.tint(row.tint, isDisabled: isDisabled)
        func chevron(_ name: String) -> any Element {
            kit.padded(
                kit.disclosureChevron(name, kit.label(.tertiary)),
                Insets(top: 0, left: 0, bottom: 0, right: -metrics.chevronShift))
        }
        switch row.accessory {
        case .none: return nil
        case .disclosure: return chevron(kit.forwardChevron)
        case .menu:
            let level = kit.hasGlass && isDisabled ? LabelLevel.tertiary : .secondary
            let chevrons = kit.icon(
                "chevron.up.chevron.down", points: kit.hasGlass ? 13.5 : 13, weight: 600, kit.label(level))
            // Measured on iOS 26: chevrons of 9.3 by 13.7 that end 18 from the edge, 6.3 after the value.
            return kit.hasGlass
                ? kit.padded(
                    chevrons,
                    Insets(top: 0, left: row.value == nil ? 0 : -7, bottom: 0, right: -metrics.chevronShift))
                : chevrons
        case .external: return chevron("arrow.up.right")
        case .checkmark: return kit.icon("checkmark", points: 16, weight: 600, tint)
        case .detail: return kit.icon("info.circle", points: 19, tint)
        case .detailDisclosure:
            return kit.row(8, [kit.icon("info.circle", points: 19, tint), chevron(kit.forwardChevron)])
        case .reorder: return kit.icon("line.3.horizontal", points: 17, kit.label(.tertiary))
        }
    }
}

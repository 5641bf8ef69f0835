import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineStyle

/// Puts a row together.
struct ListRow {
    let row: RowNode.Properties
    let parts: ComponentKit
    let metrics: RowMetrics

    init(_ row: RowNode.Properties, _ parts: ComponentKit) {
        (self.row, self.parts, metrics) = (row, parts, RowMetrics(parts))
    }

    private var isDisabled: Bool { row.state == .disabled }

    func element(own insets: Insets?) -> any Element {
        var line: [any Element] = []
        if let leading = leading { line.append(leading) }
        line.append(parts.filling(texts, .leadingEdge))
        line += trailing
        let content = parts.row(0, spaced(line))
        let standard = Insets(
            top: metrics.vertical, left: metrics.side, bottom: metrics.vertical, right: metrics.side)
        let framed = parts.fixedVertically(
            FrameElement(
                content: parts.padded(content, insets ?? standard), width: FrameLength(maximum: .infinity),
                height: FrameLength(minimum: metrics.height), alignment: .leadingEdge))
        let side = (insets ?? standard).left
        let inset = side + (leadingWidth.map { $0 + metrics.iconGap } ?? 0)
        // What is touched or chosen: gray 4, as UIKit's cells.
        let isLit = row.state == .pressed || row.state == .selected
        let highlight = isLit ? PaintSpec.color(parts.color(parts.isDark ? "gray4" : "gray5")) : nil
        let element = RowElement(
            content: framed, separatorInset: row.separatorInset ?? inset, highlight: highlight)
        guard let highlight, !parts.context.isInList else { return element }
        return parts.surface(element, .rectangle, Decoration(fills: [highlight]))
    }

    /// Actions beside the row, where it is swiped.
    func swiped(_ element: any Element) -> any Element {
        guard row.swipe != 0 else { return element }
        let actions = row.swipe > 0 ? row.leadingActions : row.trailingActions
        guard !actions.isEmpty else { return element }
        return SwipeElement(
            content: element, actions: SwipeActions(parts).element(actions, isTall: row.subtitle != nil),
            width: SwipeActions(parts).width(actions), amount: row.swipe)
    }

    private func spaced(_ line: [any Element]) -> [any Element] {
        Array(line.map { [$0] }.joined(separator: [parts.gap(width: 8)]))
    }

    // MARK: Leading side

    /// The width of a single icon; nodes of the scene have their own, which only layout knows.
    private var leadingWidth: Double? {
        row.icon == nil ? nil : parts.scaled(metrics.tile)
    }

    private var leading: (any Element)? {
        if !row.leading.isEmpty {
            return parts.padded(
                parts.row(8, parts.nodes(row.leading, of: "leading", axis: .horizontal)),
                Insets(top: 0, left: 0, bottom: 0, right: metrics.iconGap - 8))
        }
        guard let icon = row.icon else { return nil }
        let side = parts.scaled(metrics.tile)
        let symbol: any Element
        if let tile = row.tile {
            symbol = parts.surface(
                parts.framed(
                    parts.icon(icon, .body, points: 17, weight: 500, .color(.white)), width: side,
                    height: side),
                parts.rounded(metrics.tileRadius * side / metrics.tile), Decoration(fills: [tile]))
        } else {
            symbol = parts.framed(
                parts.icon(icon, .body, points: 19, weight: 400, titleRolePaint ?? parts.tint(row.tint)),
                width: side)
        }
        return parts.padded(
            isDisabled ? parts.faded(symbol, 0.45) : symbol,
            Insets(top: 0, left: 0, bottom: 0, right: metrics.iconGap - 8))
    }

    // MARK: Text

    private var titleRolePaint: PaintSpec? {
        switch row.role {
        case .action: parts.tint(row.tint)
        case .destructive: .color(parts.color("red"))
        case nil: nil
        }
    }

    private var texts: any Element {
        var lines: [any Element] = []
        let paint = isDisabled ? parts.label(.tertiary) : titleRolePaint ?? parts.label(.primary)
        if let title = row.title { lines.append(parts.text(title, .body, paint, lines: 2)) }
        if let subtitle = row.subtitle {
            lines.append(
                parts.text(
                    subtitle, .subheadline, parts.label(isDisabled ? .tertiary : .secondary), lines: 2))
        }
        // Beside large text there is no room for a value.
        if parts.type.isAccessibility, let value = row.value { lines.append(self.value(value)) }
        return parts.column(2, .leading, lines)
    }

    private func value(_ text: String) -> any Element {
        parts.text(text, .body, parts.label(isDisabled ? .tertiary : .secondary))
    }

    // MARK: Trailing side

    private var trailing: [any Element] {
        var line: [any Element] = []
        if let value = row.value, !parts.type.isAccessibility { line.append(self.value(value)) }
        if let badge = row.badge {
            line.append(parts.text(badge, .body, parts.label(.secondary), digits: true))
        }
        if !row.content.isEmpty {
            line.append(parts.row(8, parts.nodes(row.content, of: "content", axis: .horizontal)))
        }
        if let accessory { line.append(accessory) }
        return line
    }

    private var accessory: (any Element)? {
        let tint = parts.tint(row.tint, isDisabled: isDisabled)
        let forward =
            parts.environment.layoutDirection == .leftToRight ? "chevron.right" : "chevron.left"
        func chevron(_ name: String) -> any Element {
            parts.icon(name, .body, points: 13, weight: 600, parts.label(.tertiary))
        }
        switch row.accessory {
        case .none: return nil
        case .disclosure: return chevron(forward)
        case .menu:
            return parts.icon("chevron.up.chevron.down", points: 13, weight: 600, parts.label(.secondary))
        case .external: return chevron("arrow.up.right")
        case .checkmark: return parts.icon("checkmark", points: 16, weight: 600, tint)
        case .detail: return parts.icon("info.circle", points: 19, tint)
        case .detailDisclosure:
            return parts.row(8, [parts.icon("info.circle", points: 19, tint), chevron(forward)])
        case .reorder: return parts.icon("line.3.horizontal", points: 17, parts.label(.tertiary))
        }
    }
}

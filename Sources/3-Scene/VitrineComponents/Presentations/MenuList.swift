import VitrineColor
import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// The list of a menu, with measures in points.
///
/// - Known: 250 wide, rows of 44, corners of 13 and 8 between sections before release 26 (UIKit; Flutter's
///   `CupertinoContextMenu` has the same width and corners).
/// - Measured on iOS 26: corners of 32, rows of 42 with symbols about 36 and titles from 60 after the edge,
///   4 more where a symbol has a badge, 10 above and below, and a divider of 21 whose line is 24 from the
///   sides; beside checkmarks 10.3 wide, titles from 43 after the edge, and alone from 28.
struct MenuList {
    let menu: MenuNode.Properties
    let kit: ComponentKit

    init(_ menu: MenuNode.Properties, _ kit: ComponentKit) { (self.menu, self.kit) = (menu, kit) }

    var radius: Double { kit.hasGlass ? 32 : 13 }
    private var height: Double { kit.hasGlass ? 42 : 44 }
    private var width: Double {
        menu.width ?? (kit.type.isAccessibility ? min(kit.width - 32, 350) : 250)
    }

    /// The opacity of disabled commands since release 26: #6D6D6D on a face of #F9F9F9, as measured.
    private static let dimmed = 0.56

    private var items: [MenuNode.Item] {
        menu.items.compactMap { if case .item(let item) = $0 { item } else { nil } }
    }
    /// `true` if any command has a checkmark, so that all titles are aligned behind it.
    private var hasChecks: Bool { items.contains { $0.isChecked } }
    private var hasIcons: Bool { items.contains { $0.icon != nil } }
    /// `true` if any symbol has a badge, for which the column of symbols is wider.
    private var hasBadges: Bool { items.contains { $0.icon?.name.contains(".badge") ?? false } }

    func applySurface(_ modifiers: inout Modifiers) {
        kit.applyPopupSurface(
            &modifiers,
            shadow: Shadow(color: Color(white: 0, alpha: 0.2), sigma: 16, offset: Point(0, 4)))
        if !kit.hasGlass, kit.hasIncreasedContrast, modifiers.strokes.isEmpty {
            modifiers.strokes = [GlassFallback.border(kit.environment)]
        }
    }

    var element: any Element {
        var column: [any Element] = []
        if let title = menu.title {
            let line = kit.padded(
                kit.filling(
                    kit.text(title, .footnote, kit.label(.secondary), lines: 2),
                    kit.hasGlass ? .leadingEdge : .center),
                Insets(
                    top: kit.hasGlass ? 8 : 11, left: kit.hasGlass ? 20 : 16,
                    bottom: kit.hasGlass ? 4 : 11, right: 16))
            column.append(line)
            if !kit.hasGlass { column.append(kit.separator()) }
        }
        for (index, part) in menu.items.enumerated() {
            switch part {
            case .divider: column.append(divider)
            case .item(let item):
                column.append(MenuList(menu, self.part(item)).row(item))
                // Hairlines between the commands of a section were removed in release 26.
                if !kit.hasGlass, index + 1 < menu.items.count, case .item = menu.items[index + 1] {
                    column.append(kit.separator())
                }
            }
        }
        let content = kit.fixedVertically(kit.framed(kit.column(0, .leading, column), width: width))
        return kit.hasGlass ? kit.padded(content, vertical: 10) : content
    }

    private var divider: any Element {
        guard kit.hasGlass else {
            let wash = Color(white: 0, alpha: kit.isDark ? 0.16 : 0.08)
            return kit.framed(kit.shape(.rectangle, .color(wash)), height: 8)
        }
        return kit.padded(kit.rowSeparator(shade: 0.08), horizontal: 24, vertical: 10)
    }

    /// Returns the building blocks of a command.
    private func part(_ item: MenuNode.Item) -> ComponentKit {
        var properties = AccessibilityProperties(
            label: [item.title, item.subtitle].compactMap { $0 }.joined(separator: ", "), traits: .isButton,
            children: .ignore)
        if item.isChecked { properties.traits.insert(.isSelected) }
        if item.state == .disabled { properties.traits.insert(.isDisabled) }
        return kit.part(properties)
    }

    private func row(_ item: MenuNode.Item) -> any Element {
        // Measured on iOS 26: #090909 on a face of #F9F9F9.
        let primary =
            kit.hasGlass && !kit.hasIncreasedContrast
            ? kit.label(.primary).opacity(0.965) : kit.label(.primary)
        var paint = item.role == .destructive ? PaintSpec.color(kit.color("red")) : primary
        if item.state == .disabled {
            paint = kit.hasGlass ? kit.label(.primary).opacity(Self.dimmed) : kit.label(.tertiary)
        }
        var lines = [kit.text(item.title, .body, paint, lines: 2)]
        if let subtitle = item.subtitle {
            lines.append(kit.text(subtitle, .footnote, kit.label(.secondary), lines: 2))
        }
        let texts = kit.filling(kit.column(1, .leading, lines), .leadingEdge)
        var row: [any Element] = []
        if hasChecks {
            let points = kit.hasGlass ? 11.3 : 14
            let mark =
                item.isChecked ? kit.icon("checkmark", points: points, weight: 600, paint) : kit.empty
            row.append(kit.framed(mark, width: kit.scaled(kit.hasGlass ? 15 : 18)))
        }
        if kit.hasGlass, hasIcons {
            let symbol = kit.framed(symbol(item, paint), width: kit.scaled(32))
            let badge = Insets(top: 0, left: 4, bottom: 0, right: 0)
            row.append(hasBadges ? kit.padded(symbol, badge) : symbol)
        }
        row.append(texts)
        if !kit.hasGlass, item.icon != nil { row.append(symbol(item, paint)) }
        if item.hasSubmenu {
            row.append(kit.icon(kit.forwardChevron, points: 13, weight: 600, kit.label(.secondary)))
        }
        let side = kit.hasGlass ? (hasChecks || hasIcons ? 20.0 : 28) : (hasChecks ? 10 : 16)
        let line = kit.padded(
            kit.row(8, row),
            Insets(top: 8, left: side, bottom: 8, right: kit.hasGlass ? 20 : 16))
        let cell = kit.filling(line, minHeight: kit.scaled(height), .leadingEdge)
        guard item.state == .pressed || item.state == .hovered else { return cell }
        let wash = Decoration(fills: [.color(kit.color("secondaryFill"))])
        guard kit.hasGlass else { return kit.surface(cell, .rectangle, wash) }
        // Concentric with the menu, 10 points inside its edge.
        return BackgroundOverlayElement(
            content: cell,
            background: [
                kit.padded(
                    ShapeElement(
                        source: kit.source, name: "shape", shape: kit.rounded(radius - 10),
                        decoration: wash), horizontal: 10)
            ], overlay: [])
    }

    private func symbol(_ item: MenuNode.Item, _ paint: PaintSpec) -> any Element {
        let isPlain = item.role != .destructive && item.state != .disabled
        let own = isPlain ? menu.tint.map(PaintSpec.color) ?? paint : paint
        return item.icon.map { kit.icon($0, points: kit.hasGlass ? 16 : 17, own) }
            ?? kit.empty
    }
}

import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle
import VitrineText

/// A builder of lists.
struct ListSections {
    let list: ListNode.Properties
    let style: ListNode.Style
    let kit: ComponentKit

    init(_ list: ListNode.Properties, _ style: ListNode.Style, _ kit: ComponentKit) {
        (self.list, self.style, self.kit) = (list, style, kit)
    }

    private var isSidebar: Bool { style == .sidebar }

    /// The corner radius of sections and the spacing between them, in points.
    ///
    /// Known: corners of 10 before release 26 (`UITableView.Style.insetGrouped`, like Flutter's
    /// `CupertinoListSection`), and 35 between sections. Measured on iOS 26: 26 and 28, or 35 before a
    /// section without a header.
    private var radius: Double { kit.hasGlass ? 26 : 10 }
    private var spacing: Double { isSidebar ? SidebarMetrics.spacing : kit.hasGlass ? 28 : 35 }
    private let spacingWithoutHeader = 35.0

    /// The default margins around the sections.
    var margins: Insets {
        if isSidebar {
            return Insets(
                top: SidebarMetrics.above, left: SidebarMetrics.side, bottom: SidebarMetrics.side,
                right: SidebarMetrics.side)
        }
        let side = style == .insetGrouped ? kit.margin : 0
        let end = style == .plain ? 0.0 : 16
        return Insets(top: style == .plain ? 0 : top, left: side, bottom: end, right: side)
    }

    /// The margin above the first section. Measured on iOS 26: below a large title's bar, a header begins
    /// at 9.3 and a section without one 1 above the bar's end, at the text size `medium` at its end; below
    /// the bar of an inline title, a header begins at 10.7, on a sheet of glass at 11 before scaling, and a
    /// section without one at 35; without a bar, a header begins at 10.3. Our own: 16 for a section without
    /// a header where there is no bar.
    private var top: Double {
        guard kit.hasGlass else { return 16 }
        let hasHeader = list.sections.first?.header != nil
        return switch kit.context.surroundings.titleAbove {
        case .large?: hasHeader ? 9.33 : kit.type < .large ? 0 : -1
        case .inline?: hasHeader ? (kit.context.surroundings.isOnGlassSheet ? 11 : 10.67) : 35
        case nil: hasHeader ? 10.33 : 16
        }
    }

    /// The inset of text in rows, headers and footers.
    private var inset: Double { isSidebar ? SidebarMetrics.inset : RowMetrics(kit).side }

    var element: any Element {
        kit.fixedVertically(
            kit.filling(
                kit.column(
                    style == .plain ? 0 : spacing, .leading,
                    list.sections.enumerated().map { section($1, at: $0) }), .leadingEdge))
    }

    private func section(_ section: ListNode.Section, at index: Int) -> any Element {
        var column: [any Element] = []
        if let header = section.header {
            column.append(self.header(header))
        } else if kit.hasGlass, style != .plain, !isSidebar, index > 0,
            list.sections[index - 1].footer == nil
        {
            column.append(kit.gap(height: spacingWithoutHeader - spacing))
        }
        column.append(rows(section.rows, at: index))
        if let footer = section.footer {
            // Measured on iOS 26: lines 14 apart at 12 points, and 23.5 from the last to the next section.
            column.append(
                kit.padded(
                    kit.hasGlass
                        ? tight(footer) : kit.title(footer, .footnote, kit.label(.secondary), lines: nil),
                    kit.hasGlass
                        ? Insets(top: 7.5, left: inset, bottom: -4.5, right: inset)
                        : Insets(top: 7, left: 16, bottom: 0, right: 16)))
        }
        return kit.column(0, .leading, column)
    }

    /// Returns a footer since release 26, whose lines are nearer to one another than the text style's, and
    /// than those that the system's font has by itself.
    private func tight(_ footer: String) -> any Element {
        let text = kit.title(footer, .footnote, kit.label(.secondary), lines: nil, lineHeight: 1)
        guard let text = text as? TextElement else { return text }
        var style = text.style
        style.lineSpacing += (7.0 / 6 - ComponentKit.naturalLine) * TextStyle.footnote.size(at: kit.type)
        return TextElement(source: text.source, content: text.content, style: style, paints: text.paints)
    }

    /// Returns a header: capitals before release 26, larger text in its original case since; over plain rows
    /// always the latter.
    private func header(_ text: String) -> any Element {
        // Measured on iOS 26: the baseline of 17 points is 13.7 above the section, 13 on a sheet of glass.
        if isSidebar {
            return kit.padded(
                kit.title(text, .title3, weight: 600),
                Insets(top: 0, left: inset, bottom: SidebarMetrics.belowHeader, right: inset))
        }
        let below = kit.hasGlass ? (kit.context.surroundings.isOnGlassSheet ? 9 : 9.67) : 7
        let insets = Insets(top: 0, left: inset, bottom: below, right: inset)
        if style == .plain {
            return kit.padded(
                kit.title(text, .headline, kit.label(kit.hasGlass ? .secondary : .primary)),
                Insets(top: 14, left: 16, bottom: 6, right: 16))
        }
        if kit.hasGlass {
            let line = kit.title(
                text, .headline, kit.label(.secondary), lineHeight: ComponentKit.naturalLine)
            // One line is as high in any script.
            let wraps = kit.type.isAccessibility || kit.context.inherited.lineLimit?.lines ?? 1 > 1
            let height = wraps ? nil : kit.naturalLine(.headline)
            // Measured on iOS 26 on a sheet of glass: #78787D, where the label's grey on #E9E9EB is #818186.
            let isBlended =
                kit.context.surroundings.isOnGlassSheet && !kit.isDark && kit.blendsLabelsWithGlass
            let label: any Element = isBlended ? GlassLabelElement(line, .selectedOnLight) : line
            return kit.padded(kit.framed(label, height: height, .bottomEdge), insets)
        }
        return kit.padded(kit.title(text.uppercased(), .footnote, kit.label(.secondary)), insets)
    }

    private func rows(_ values: [SceneValue], at index: Int) -> any Element {
        var inner = kit.context
        inner.surroundings.isInList = true
        inner.surroundings.titleAbove = nil
        inner.surroundings.rowIndentation = 0
        inner.surroundings.column = isSidebar ? SplitColumn(isSidebar: true) : nil
        inner.surroundings.rowInsets = RowMetrics(inner.kit).nodeInsets
        inner.source.path += "[\(index)]"
        let rows = inner.children(values, axis: .vertical)
        let found = rows.map { $0.trait(RowTrait.self) }
        let radius = style == .insetGrouped ? radius : 0
        var column: [any Element] = []
        for (index, row) in rows.enumerated() {
            let isFirst = index == 0
            let isLast = index == rows.count - 1
            var element = row
            if kit.hasGlass, found[index] == nil {
                // The separator below takes a point of its own, which rows have in their height, the last
                // one, too.
                let below = list.separators && !isSidebar ? 1.0 : 0
                element = kit.filling(
                    kit.padded(element, Insets(top: 0, left: 0, bottom: below, right: 0)),
                    minHeight: RowMetrics(kit).height, .leadingEdge)
            }
            if let paint = found[index]?.highlight {
                let radii = CornerLengths(
                    topLeft: isFirst ? radius : 0, topRight: isFirst ? radius : 0,
                    bottomRight: isLast ? radius : 0, bottomLeft: isLast ? radius : 0)
                element = BackgroundOverlayElement(
                    content: element, background: [kit.shape(.rounded(radii, .continuous), paint)],
                    overlay: [])
            }
            // A separator beside a highlight would detach it from its edge.
            let isBesideLight =
                found[index]?.highlight != nil || (!isLast && found[index + 1]?.highlight != nil)
            if list.separators, !isSidebar, !isLast, !isBesideLight {
                let beginsAtText = found[index]?.beginsAtText ?? true
                let start = beginsAtText ? inset : found[index]?.separatorInset
                let isOther = kit.hasGlass && beginsAtText
                element =
                    isOther || start == nil
                    ? SeparatedRowElement(
                        content: element, separator: kit.rowSeparator(), trailing: separatorTrailing,
                        otherwise: start)
                    : kit.overlaid(element, [separator(start ?? inset)])
            }
            column.append(element)
        }
        let content = kit.column(0, .leading, column)
        guard style != .plain && !isSidebar || list.rowBackground != nil else { return content }
        // Measured on iOS 26 on a sheet of glass: #DBDBDD on #E9E9EB.
        let color = kit.color(
            kit.context.surroundings.isOnGlassSheet ? "tertiaryFill" : "secondarySystemGroupedBackground")
        let paint = list.rowBackground ?? .color(color)
        let isSwiped = rows.contains { $0.trait(IsSwiped.self) == true }
        let shape: Shape = radius > 0 ? kit.rounded(radius) : .rectangle
        return kit.surface(
            isSwiped ? EffectElement(content: content, clip: shape) : content, shape,
            Decoration(fills: [paint]))
    }

    private var separatorTrailing: Double { kit.hasGlass ? inset : 0 }

    /// Returns the separator at the row's bottom edge, starting where its text starts; since release 26 it
    /// also ends before the trailing edge.
    private func separator(_ start: Double) -> any Element {
        FrameElement(
            content: kit.padded(
                kit.rowSeparator(), Insets(top: 0, left: start, bottom: 0, right: separatorTrailing)),
            width: FrameLength(), height: FrameLength(maximum: .infinity), alignment: .bottomEdge)
    }
}

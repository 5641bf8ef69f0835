import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// The measures of navigation bars, in points.
///
/// - Known: UIKit's bar is 44 high, plus 52 with a large title (Flutter's `CupertinoNavigationBar` has the
///   same measures); release 26 reports 54 for the first.
/// - Measured on iOS 26: items begin at the safe area, 44 high, with the inline title about their middle, or
///   12 after the leading ones where these leave no room in the centre; the baseline of a large title is
///   90.3 below the safe area, and what follows begins at 107.
/// - Known: on a phone on its side the bar is 32 high before release 26, and titles are never large.
/// - Our own: the spacing within the bar before, fitted to pictures, and what is above glass on a phone on
///   its side, where no safe area is.
private enum NavigationBarMetrics {
    static let height = 44.0
    static let lowHeight = 32.0
    static let glassHeight = 54.0
    static let aboveLowGlass = 8.0
    static let largeHeight = 52.0
    static let titleToSubtitle = 0.0
    static let backSymbol = 22.0
    static let backSide = 8.0
}

/// A builder of navigation bars.
struct NavigationBar {
    let bar: NavigationBarNode.Properties
    let kit: ComponentKit
    /// How much content lies under the bar, 0...1.
    private let scrolled: Double

    init(_ bar: NavigationBarNode.Properties, _ kit: ComponentKit) {
        self.kit = kit
        var bar = bar
        bar.leading = bar.leading.tinted(bar.tint)
        bar.trailing = bar.trailing.tinted(bar.tint)
        switch kit.context.surroundings.column?.item {
        case .sidebar:
            let isMirrored = kit.environment.layoutDirection == .rightToLeft
            let icon = kit.symbol(isMirrored ? "sidebar.right" : "sidebar.left")
            let item = BarItem(icon: icon, spokenName: "Sidebar")
            bar.leading = [.item(item)] + (bar.leading.isEmpty ? [] : [.groupBreak]) + bar.leading
        case .back: bar.back = bar.back ?? ""
        case nil: break
        }
        self.bar = bar
        let distance = bar.display == .large ? NavigationBarMetrics.largeHeight : 1
        scrolled = bar.scrolled ?? min(max(kit.context.surroundings.contentOffset / distance, 0), 1)
    }

    /// The visible fraction of a large title below the bar.
    private var openness: Double { isLarge ? 1 - scrolled : 0 }

    private var isLow: Bool { kit.context.device.isLow }
    private var isLarge: Bool { bar.display == .large && !isLow }

    func element(_ modifiers: inout Modifiers) -> any Element {
        var rows = [topRow]
        if isLarge, openness > 0 { rows.append(largeTitle) }
        if !bar.accessory.isEmpty {
            var inner = kit.context
            inner.surroundings.isInNavigationBar = true
            let nodes = inner.kit.nodes(bar.accessory, of: "accessory", axis: .vertical)
            rows.append(
                kit.padded(
                    kit.column(8, .center, nodes),
                    Insets(top: kit.hasGlass ? 0 : 1, left: kit.margin, bottom: 10, right: kit.margin)))
        }
        let column = kit.filling(kit.column(0, .leading, rows), .leadingEdge)
        // Measured on iOS 26: items on a sheet are as far from its top as from its sides.
        var above =
            kit.hasGlass ? kit.context.surroundings.roomAboveSheet.map { max(kit.margin - $0, 0) } ?? 0 : 0
        if isLow, kit.hasGlass { above = NavigationBarMetrics.aboveLowGlass }
        let lowered =
            above > 0 ? kit.padded(column, Insets(top: above, left: 0, bottom: 0, right: 0)) : column
        return TitleBarElement(
            content: withBackground(lowered, &modifiers), title: openness > 0 ? .large : .inline)
    }

    /// Returns the content with the bar's background: an edge effect under glass, a material with a hairline
    /// before.
    private func withBackground(_ content: any Element, _ modifiers: inout Modifiers) -> any Element {
        var fills: [PaintSpec] = []
        if case .paint(let paint)? = modifiers.background {
            fills = [paint]
            modifiers.background = nil
        }
        let hasOwn = !fills.isEmpty || modifiers.material != nil || modifiers.glass != nil
        let edges: Set<Edge> = [.top, .leading, .trailing]
        if hasOwn {
            let decoration = Decoration(taking: &modifiers, fills: fills, in: kit.environment)
            return kit.surface(content, .rectangle, decoration, bleeds: edges)
        }
        if kit.hasGlass {
            return kit.context.fadingContent(
                under: content, at: .top, over: kit.color("systemBackground"), amount: scrolled)
        }
        // The background appears when the large title has scrolled away, or immediately without one.
        let isShown = isLarge ? scrolled >= 1 : scrolled > 0
        guard isShown else { return content }
        let line = FrameElement(
            content: kit.separator(), width: FrameLength(), height: FrameLength(maximum: .infinity),
            alignment: .bottomEdge)
        var decoration = kit.material("bar")
        decoration.strokes = []
        return kit.overlaid(kit.surface(content, .rectangle, decoration, bleeds: edges), [line])
    }

    private var topRow: any Element {
        let items = BarItemRow(kit)
        var leading: [any Element] = bar.back.map { [backButton($0)] } ?? []
        leading += items.elements(bar.leading, name: "leading", in: .leading)
        let spacing = kit.hasGlass ? 10.0 : 18
        let height =
            isLow && !kit.hasGlass ? NavigationBarMetrics.lowHeight : NavigationBarMetrics.height
        let row = BarRowElement(
            source: kit.source, leading: kit.row(spacing, leading), title: inlineTitle,
            trailing: items.row(bar.trailing, name: "trailing", in: .trailing), gap: kit.hasGlass ? 12 : 8,
            isLeadingWhenCrowded: kit.hasGlass, line: bar.titleView.isEmpty ? nil : height)
        let sides = Insets(top: 0, left: kit.margin + kit.windowButtons, bottom: 0, right: kit.margin)
        let content = kit.padded(row, sides)
        if !bar.titleView.isEmpty {
            // Nodes may be higher than the bar, which then grows; its items stay where they are.
            let below = kit.hasGlass ? NavigationBarMetrics.glassHeight - NavigationBarMetrics.height : 0
            return kit.padded(
                kit.fixedVertically(kit.framed(content, minHeight: height)),
                Insets(top: 0, left: 0, bottom: below, right: 0))
        }
        let line = kit.framed(content, height: height)
        return kit.hasGlass ? kit.framed(line, height: NavigationBarMetrics.glassHeight, .topEdge) : line
    }

    /// Returns the back button: a chevron with its label, on glass from release 26 on.
    ///
    /// Measured there: the chevron has the colour of symbols on glass, as those of items have. Its label is
    /// as the titles of items are.
    private func backButton(_ label: String) -> any Element {
        let kit = kit.button(label.isEmpty ? "Back" : label)
        if kit.hasGlass {
            let blends = kit.blendsLabelsWithGlass
            let paint = blends ? kit.restingOnGlass : kit.label(.primary)
            let symbol = kit.context.icon(chevron, font: FontSpec(size: 20, weight: 600), paint: paint)
            var row = [blends ? kit.resting(symbol) : symbol]
            if !label.isEmpty {
                let font = FontSpec(size: titleSize, weight: 400)
                row.append(
                    kit.context.text(label, font: font, paint: kit.label(.primary), lineLimit: 1))
            }
            let content = kit.padded(
                kit.row(2, row), Insets(top: 0, left: 0, bottom: 0, right: label.isEmpty ? 2.67 : 14))
            // As of the other items, nothing is seen of its glass behind a sheet.
            let glass = kit.context.surroundings.isBehindSheet ? Decoration() : kit.glass()
            return kit.surface(kit.framed(content, height: 44, minWidth: 44), .capsule, glass)
        }
        // The chevron is closer to the edge than any other content.
        let paint = kit.tint(bar.tint)
        let chevron = kit.framed(
            kit.context.icon(
                chevron, font: FontSpec(size: NavigationBarMetrics.backSymbol, weight: 500), paint: paint),
            width: 22, height: 44)
        let text = kit.context.text(label, font: FontSpec(size: titleSize), paint: paint, lineLimit: 1)
        return kit.padded(
            kit.row(0, [chevron, text]),
            Insets(top: 0, left: NavigationBarMetrics.backSide - kit.margin, bottom: 0, right: 0))
    }

    /// The size of the label of the back button, which is that of items.
    private var titleSize: Double { min(TextStyle.body.size(at: kit.barType), 22) }

    /// The chevron, which points back in the layout direction.
    private var chevron: Symbol {
        let name = kit.environment.layoutDirection == .leftToRight ? "chevron.left" : "chevron.right"
        return (try? kit.context.reader.symbols.symbol(name)) ?? .blank
    }

    private var inlineTitle: any Element {
        if !bar.titleView.isEmpty {
            return kit.context.atTextSize(kit.barType) {
                $0.kit.row(6, $0.kit.nodes(bar.titleView, of: "titleView", axis: .horizontal))
            }
        }
        guard let title = bar.title else { return kit.empty }
        let kit = kit.heading
        let size = min(TextStyle.headline.size(at: kit.barType), 22)
        var lines = [
            kit.context.text(
                title, font: FontSpec(size: size, weight: 600), paint: kit.label(.primary), lineLimit: 1)
        ]
        if let subtitle = bar.subtitle {
            lines.append(
                kit.context.text(
                    subtitle, font: FontSpec(size: size * 12 / 17, weight: 400),
                    paint: kit.label(.secondary),
                    lineLimit: 1))
        }
        // The inline title fades in as the large one disappears.
        let opacity = isLarge ? max(scrolled * 2 - 1, 0) : 1
        guard opacity > 0 else { return kit.empty }
        return kit.faded(
            kit.column(NavigationBarMetrics.titleToSubtitle, .center, lines), opacity)
    }

    private var largeTitle: any Element {
        let kit = kit.heading
        var lines: [any Element] = []
        if let title = bar.title {
            lines.append(kit.text(title, .largeTitle, weight: 700, lines: 1))
        }
        if let subtitle = bar.subtitle {
            lines.append(kit.text(subtitle, .subheadline, kit.label(.secondary)))
        }
        let content = kit.padded(
            kit.column(0, .leading, lines),
            Insets(top: 3.65, left: kit.margin, bottom: kit.hasGlass ? 8.67 : 8, right: kit.margin))
        guard openness < 1 else { return content }
        // The large title slides up under the bar's edge and is clipped there.
        let line = kit.scaled(NavigationBarMetrics.largeHeight, .largeTitle)
        let height = (line + (bar.subtitle == nil ? 0 : 20)) * openness
        let cut = kit.framed(content, height: height, Alignment(.leading, .bottom))
        return EffectElement(content: cut, clip: .rectangle, opacity: openness)
    }
}

import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// The elements beside and above a floating tab bar, and the bar itself when minimised.
///
/// Measures in points. Measured on iOS 26 at widths of 390, 393 and 402: the bar is 62 high, 21 from the
/// lower edge and at least as far from the sides, with tabs of 94 every 86 that lie 4 within it. Measured on
/// bars that look like those of a beta of release 27: four tabs of 107.3 every 94.2 at 440. Our own, fitted
/// to pictures: a minimised bar of 48, and 10 between the parts. ``TabRowElement`` has the law of tabs that
/// have less room.
struct FloatingTabBar {
    let bar: TabBarNode.Properties
    /// The decoration of the bar and of its parts.
    let decoration: Decoration
    let kit: ComponentKit

    static let height = 62.0
    /// The distance from the sides and from the lower edge of the screen.
    static let side = 21.0
    static let below = 21.0
    /// The distance of tabs from the bar's edge.
    static let inset = 4.0
    /// The height of a tab.
    static let tabHeight = height - 2 * inset

    /// Returns the tabs beside one another, each reaching a little into the next.
    static func row(_ tabs: [any Element], _ kit: ComponentKit) -> any Element {
        let row = TabRowElement(source: kit.source, tabs: tabs, os: kit.environment.os)
        return FrameElement(
            content: row, width: FrameLength(ideal: row.width, maximum: row.width),
            height: FrameLength(fixed: tabHeight), alignment: .center)
    }

    private enum Metrics {
        static let minimized = 48.0
        static let gap = 10.0
    }

    /// Returns the whole bar, around the surface with all its tabs.
    func element(_ surface: any Element) -> any Element {
        let accessory = bar.accessory.isEmpty ? nil : self.accessory
        guard !bar.isMinimized else { return minimized(accessory) }
        var line = surface
        if let search = bar.search {
            let index = bar.items.count
            line = kit.row(
                Metrics.gap,
                [
                    kit.filling(surface, .leadingEdge),
                    circle(search, at: index, side: Self.height, isSelected: bar.selected == index),
                ])
        }
        guard let accessory else { return line }
        return kit.column(Metrics.gap, .center, [accessory, line])
    }

    /// Returns the selected tab, the accessory and the search tab, each on its own surface.
    private func minimized(_ accessory: (any Element)?) -> any Element {
        let index = bar.all.indices.contains(bar.selected) ? bar.selected : 0
        var row: [any Element] = []
        if bar.items.indices.contains(index) {
            row.append(
                circle(
                    bar.items[index], at: index, side: Metrics.minimized, isSelected: true, isLast: false))
        }
        row.append(accessory ?? kit.spacer())
        if let search = bar.search {
            row.append(
                circle(
                    search, at: bar.items.count, side: Metrics.minimized,
                    isSelected: bar.selected == bar.items.count))
        }
        return kit.row(Metrics.gap, row)
    }

    private var accessory: any Element {
        let nodes = kit.nodes(bar.accessory, of: "accessory", axis: .horizontal)
        let row = kit.filling(kit.padded(kit.row(10, nodes), horizontal: 14), .leadingEdge)
        return kit.surface(kit.framed(row, minHeight: Metrics.minimized), .capsule, decoration)
    }

    private func circle(
        _ item: TabBarNode.Item, at index: Int, side: Double, isSelected: Bool, isLast: Bool = true
    ) -> any Element {
        let kit = kit.part(bar.accessibility(at: index))
        let tab = TabBarItem(item: item, isSelected: isSelected, bar: bar)
        let tint = bar.tint ?? .color(kit.environment.accent)
        var paint = isSelected ? tint : kit.label(.primary)
        if item.state == .disabled { paint = kit.label(.tertiary) }
        var symbol: any Element = kit.context.icon(
            tab.shownIcon(kit.context.reader.symbols),
            font: FontSpec(size: side > 50 ? 21 : 19, weight: 500),
            paint: paint)
        // Measured on iOS 26 in dark: #E7B371 of #D5A366, as selected tabs.
        if isSelected, item.badge == nil, item.state != .disabled, kit.isDark, !bar.hasOwnSurface,
            kit.blendsLabelsWithGlass
        {
            symbol = GlassLabelElement(symbol, .selectedOnDark)
        }
        if let badge = item.badge {
            // A circle at the trailing edge is 21 from it, and the badge's place ends 20 from its middle.
            symbol = tab.badged(symbol, badge, room: isLast ? side / 2 - 3 : .infinity, kit.context)
        }
        var decoration = decoration
        if item.state == .pressed, let glass = decoration.glass {
            var spec = glass.spec
            spec.state = .pressed
            decoration.glass = GlassSurface(
                spec: spec, environment: glass.environment, castsPresetShadow: glass.castsPresetShadow)
        }
        return kit.surface(kit.framed(symbol, width: side, height: side), .capsule, decoration)
    }
}

import VitrineColor
import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineStyle

/// The measures of bar items, in points.
///
/// - Known: 44 points is the minimum touch target (Human Interface Guidelines, "Buttons"), and the height of
///   bars before release 26 and of their glass since.
/// - Measured on iOS 26: symbols of 20; 16 beside a title alone on its glass, and 10 beside one that shares
///   it. Items that share glass are 5 apart, which is 49 from symbol to symbol: there it is 47 to 53, by the
///   symbols' widths.
/// - Our own: the space between groups, fitted to pictures of release 26; the places of badges, across the
///   rim of a round piece of glass, but not above the bar, whose container may cut what is there.
private enum BarItemMetrics {
    static let side = 44.0
    static let titleSide = 16.0
    static let sharedTitleSide = 10.0
    static let betweenShared = 5.0
    static let symbol = 20.0
    static let plainSymbol = 20.0
    static let between = 10.0
    static let plainBetween = 18.0
    static let badge = Insets(top: 0, left: 0, bottom: 0, right: -2)
    static let dot = Insets(top: 2, left: 0, bottom: 0, right: 2)
}

extension HorizontalAlignment {
    /// The guide for the badge of an item. Scenes declare no guide of this name.
    fileprivate static func badge(of index: Int) -> HorizontalAlignment { .custom("badge \(index)") }
}

extension GuideSpec {
    fileprivate static let trailing = GuideSpec(base: .guide(.horizontal(.trailing)))
}

/// The items at one end of a bar: groups of glass from release 26 on, tinted labels before.
struct BarItemRow {
    let kit: ComponentKit

    init(_ kit: ComponentKit) { self.kit = kit }

    /// The part of a bar that items are in.
    enum Place { case leading, trailing, all }

    /// Items of one piece of glass with their indices, or room that grows.
    fileprivate enum Piece {
        case group([(Int, BarItem)])
        case spacer
    }

    /// Returns the elements in order; spacers expand.
    func elements(_ list: [BarItem.Part], name: String, in place: Place) -> [any Element] {
        let pieces = pieces(list)
        let leadingCount =
            switch place {
            case .leading: pieces.count
            case .trailing: 0
            case .all: pieces.count == 1 ? 0 : pieces.firstIndex { $0.isSpacer } ?? 1
            }
        var before = 0
        return pieces.enumerated().map { index, piece in
            switch piece {
            case .spacer: return kit.spacer()
            case .group(let items):
                defer { before += items.count }
                let first = index < leadingCount ? before : nil
                return AdaptiveElement.makeGlass(kit.context) {
                    BarItemRow($0.kit).group(items, name, before: first)
                }
            }
        }
    }

    private func pieces(_ list: [BarItem.Part]) -> [Piece] {
        var pieces: [Piece] = []
        var group: [(Int, BarItem)] = []
        func close() {
            if !group.isEmpty { pieces.append(.group(group)) }
            group = []
        }
        for (index, part) in list.enumerated() {
            switch part {
            case .item(let item):
                // A prominent item has glass of its own.
                let ends = group.last.map { $0.1.style != item.style } ?? false
                if kit.hasGlass, ends || item.style == .prominent { close() }
                group.append((index, item))
            case .groupBreak: close()
            case .spacer:
                close()
                pieces.append(.spacer)
            }
        }
        close()
        return pieces
    }

    /// Returns the room at the leading edge of a badge, in points: up to the edge of the first item's glass,
    /// or from plain items, which are at least 14 wide, almost to that of the screen.
    ///
    /// - Parameter index: The number of items before its own; `nil` if they do not begin at the leading edge.
    private func room(_ index: Int?) -> Double {
        guard let index else { return .infinity }
        return kit.hasGlass
            ? BarItemMetrics.side - 16 + Double(index) * (BarItemMetrics.side + BarItemMetrics.betweenShared)
            : 15 + Double(index) * (14 + BarItemMetrics.plainBetween)
    }

    /// Returns the elements with space between the groups.
    func row(_ list: [BarItem.Part], name: String, in place: Place) -> any Element {
        let spacing = kit.hasGlass ? BarItemMetrics.between : BarItemMetrics.plainBetween
        return kit.row(spacing, elements(list, name: name, in: place))
    }

    /// Returns items beside one another, with their badges.
    ///
    /// - Parameters:
    ///   - items: The items and their indices.
    ///   - name: The name of the list, for its nodes.
    ///   - before: The number of items before the group, from the leading edge of the bar on;
    ///     `nil` for a group elsewhere.
    private func group(_ items: [(Int, BarItem)], _ name: String, before: Int?) -> any Element {
        let rooms = items.indices.map { index in room(before.map { $0 + index }) }
        guard kit.hasGlass else {
            return kit.row(
                BarItemMetrics.plainBetween,
                zip(items, rooms).map { part($0.1).plain($0.1, "\(name)[\($0.0)]", room: $1) })
        }
        let isProminent = items.count == 1 && items[0].1.style == .prominent
        var spec = GlassSpec()
        if isProminent {
            spec.style = .prominent
            let color = self.color(items[0].1) ?? kit.environment.accent
            spec.tint = GlassTint(color.opacity(ButtonConfiguration.prominentOpacity(kit.environment)))
        }
        let state = items.map(\.1.state).first { $0 != .rest }
        spec.state = state.flatMap { GlassState(rawValue: $0.rawValue) }
        if items.count > 1, spec.state == .disabled { spec.state = nil }
        let cells = items.map { index, item in
            let cell = part(item).cell(item, isProminent, isShared: items.count > 1, "\(name)[\(index)]")
            guard item.badge != nil else { return cell }
            return GuidesElement(content: cell, guides: [.horizontal(.badge(of: index)): .trailing])
        }
        // Measured on iOS 26: below a sheet the glass of an item has neither rim nor shadow, and is one level
        // lighter than the page.
        // On a sheet of glass it is flat, 2 % darker: #E3E3E6 on #E8E8EA.
        let surroundings = kit.context.surroundings
        let isFlat =
            surroundings.isOnGlassSheet && !isProminent && !kit.isDark && !kit.hasIncreasedContrast
            && kit.environment.showsGlass
        let glass =
            isFlat
            ? Decoration(fills: [.color(Color(white: 0, alpha: 0.022))])
            : surroundings.isBehindSheet && !isProminent ? Decoration() : kit.glass(spec)
        let surface = kit.surface(kit.row(BarItemMetrics.betweenShared, cells), .capsule, glass)
        // Badges lie on the glass and its rim, at the trailing ends of their items.
        return zip(items, rooms).reduce(surface) { glass, entry in
            let (item, room) = entry
            guard let badge = item.1.badge else { return glass }
            let place = HorizontalAlignment.badge(of: item.0)
            let placed = kit.padded(
                BarBadge(kit).element(badge, room: room),
                badge.isEmpty ? BarItemMetrics.dot : BarItemMetrics.badge)
            return kit.overlaid(
                glass, [GuidesElement(content: placed, guides: [.horizontal(place): .trailing])],
                Alignment(place, .top))
        }
    }

    /// Returns the row with the building blocks of an item, which is a button but for the nodes in it.
    private func part(_ item: BarItem) -> BarItemRow {
        guard item.content.isEmpty else { return self }
        let name = item.spokenName ?? item.title
        var properties = AccessibilityProperties(
            label: name, value: item.badge.flatMap { $0.isEmpty ? nil : $0 }, traits: .isButton,
            children: name == nil ? .combine : .ignore)
        if item.state == .disabled { properties.traits.insert(.isDisabled) }
        return BarItemRow(kit.part(properties))
    }

    private func cell(_ item: BarItem, _ isProminent: Bool, isShared: Bool, _ name: String) -> any Element {
        let tint =
            isProminent
            ? PaintSpec.color(LabelColor.on(color(item) ?? kit.environment.accent))
            : color(item).map(PaintSpec.color) ?? kit.label(.primary)
        let paint = item.state == .disabled ? kit.label(.tertiary) : tint
        let content = contents(
            item, paint: paint, points: BarItemMetrics.symbol, weight: isProminent ? 600 : 400, name: name,
            rests: !isProminent && rests(item))
        let isSymbol = item.title == nil && item.content.isEmpty
        let side =
            isSymbol ? 0 : isShared ? BarItemMetrics.sharedTitleSide : BarItemMetrics.titleSide
        return kit.framed(
            kit.padded(blended(content, item, paint, isProminent: isProminent), horizontal: side),
            minWidth: BarItemMetrics.side,
            minHeight: BarItemMetrics.side)
    }

    /// Returns `true` if the symbol of an item has the colour of symbols on glass.
    ///
    /// Measured on iOS 26: symbols without a tint are as the chevron back is, #0E0E0E on white in a picture
    /// in which titles are black.
    private func rests(_ item: BarItem) -> Bool {
        color(item) == nil && item.state != .disabled && kit.blendsLabelsWithGlass
            && !kit.context.surroundings.isBehindSheet && !kit.context.surroundings.isOnGlassSheet
    }

    /// Returns a tinted label that takes part of its colour from the glass, as selected tabs do.
    ///
    /// Measured on iOS 26 in light: #0086FF of #0088FF on #FBFBFF, #8B5923 of #8B5A2D on #FFFCEB; in dark
    /// items have their tint.
    private func blended(
        _ content: any Element, _ item: BarItem, _ paint: PaintSpec, isProminent: Bool
    ) -> any Element {
        if isProminent, item.state != .disabled,
            kit.isVibrant(paint, onTint: color(item) ?? kit.environment.accent)
        {
            return kit.restingOnTint(content)
        }
        guard color(item) != nil, !isProminent, item.state != .disabled, !kit.isDark,
            !kit.context.surroundings.isBehindSheet, !kit.context.surroundings.isOnGlassSheet,
            kit.blendsLabelsWithGlass
        else {
            return content
        }
        return GlassLabelElement(content, .selectedOnLight)
    }

    private func plain(_ item: BarItem, _ name: String, room: Double) -> any Element {
        var paint = kit.tint(color(item), isDisabled: item.state == .disabled)
        // UIKit dims a pressed item.
        if item.state == .pressed { paint = paint.opacity(0.3) }
        let content = contents(
            item, paint: paint, points: BarItemMetrics.plainSymbol,
            weight: item.style == .prominent ? 600 : 400, name: name)
        let cell = kit.framed(content, minHeight: BarItemMetrics.side)
        guard let badge = item.badge else { return cell }
        return kit.overlaid(
            cell,
            [
                kit.padded(
                    BarBadge(kit).element(badge, room: room),
                    badge.isEmpty
                        ? Insets(top: 10, left: 0, bottom: 0, right: 0)
                        : Insets(top: 3, left: 0, bottom: 0, right: -7))
            ],
            Alignment(.trailing, .top))
    }

    private func color(_ item: BarItem) -> Color? {
        let tint = item.tint ?? (item.role == .destructive ? kit.color("red") : nil)
        // Measured on iOS 26: tints turn grey behind what is presented.
        let isGrey = tint != nil && kit.hasGlass && kit.context.surroundings.isDimmed
        return isGrey ? kit.color("gray") : tint
    }

    private func contents(
        _ item: BarItem, paint: PaintSpec, points: Double, weight: Double, name: String, rests: Bool = false
    ) -> any Element {
        if !item.content.isEmpty {
            return kit.context.atTextSize(kit.barType) {
                $0.kit.row(8, $0.kit.nodes(item.content, of: name, axis: .horizontal, tint: paint))
            }
        }
        if item.state == .loading {
            return ActivityIndicator.element(diameter: 20, paint: kit.label(.secondary), kit.context)
        }
        let body = TextStyle.body.size(at: kit.barType)
        var row: [any Element] = []
        if let icon = item.icon {
            let symbol = kit.context.icon(
                icon, font: FontSpec(size: points, weight: weight),
                paint: rests ? kit.restingOnGlass : paint)
            row.append(rests ? kit.resting(symbol) : symbol)
        }
        if let title = item.title {
            row.append(
                kit.context.text(
                    title, font: FontSpec(size: min(body, 22), weight: weight), paint: paint, lineLimit: 1))
        }
        return kit.row(5, row)
    }
}

extension BarItemRow.Piece {
    fileprivate var isSpacer: Bool {
        if case .spacer = self { true } else { false }
    }
}

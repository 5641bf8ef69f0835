import VitrineColor
import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// A tab of a tab bar.
struct TabBarItem {
    let item: TabBarNode.Item
    let isSelected: Bool
    let bar: TabBarNode.Properties
    /// `true` for the tab next to the trailing edge. Default: `false`.
    var isLast = false

    /// The height of a line of 10 points in Latin letters.
    private static let titleHeight = 12.0

    func element(_ context: BuildContext) -> any Element {
        let environment = context.reader.environment
        if isSystem(environment) { return floating(context) }
        var secondary = context.inherited.foreground.opacity(bar.style == .bar ? 0.5 : 0.72)
        if environment.contrast == .increased { secondary = context.inherited.foreground.opacity(0.85) }
        let tint = bar.tint ?? .color(environment.accent)
        let highlight = bar.highlight ?? (bar.style == .floating ? .pill : .none)
        let iconPaint: PaintSpec = isSelected ? (highlight == .circle ? .color(.white) : tint) : secondary
        let labelPaint: PaintSpec =
            isSelected ? (highlight == .circle ? context.inherited.foreground : tint) : secondary
        var symbol = context.icon(
            shownIcon(context.reader.symbols), font: FontSpec(size: 18, weight: 500), paint: iconPaint)
        if highlight == .circle { symbol = circled(symbol, paint: isSelected ? tint : nil, context) }
        if let badge = item.badge { symbol = badged(symbol, badge, room: badgeRoom, context) }
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
        let faded: any Element =
            item.state == .disabled ? EffectElement(content: wide, opacity: 0.35) : wide
        guard item.state == .pressed || (isSelected && highlight == .pill) else { return faded }
        let wash =
            environment.systemColor(item.state == .pressed ? "quaternaryFill" : "secondaryFill") ?? .clear
        return SurfaceElement(content: faded, shape: .capsule, decoration: Decoration(fills: [.color(wash)]))
    }

    /// `true` for a tab with the measures of the system's floating bars.
    private func isSystem(_ environment: SceneEnvironment) -> Bool {
        bar.style == .floating && bar.highlight != .circle && environment.os.hasGlass
    }

    /// Returns a tab of a floating bar since release 26.
    ///
    /// Measured on iOS 26: symbols of 20 points about 20 below the tab's upper edge, titles of 10 points
    /// whose baseline is 44.7 below it. Measured on bars that look like those of release 27: the pill darkens
    /// by 19 to 21 of 255 levels, in dark by 22.
    private func floating(_ context: BuildContext) -> any Element {
        let kit = context.kit
        // Measured on iOS 26: #828285 beside an alert.
        let tint =
            context.surroundings.isDimmed
            ? .color(kit.color("gray")) : bar.tint ?? .color(kit.environment.accent)
        let isBlended = isBlended(kit)
        let resting = kit.hasIncreasedContrast ? 1 : kit.isDark ? 0.95 : 0.9
        let paint =
            isSelected
            ? tint : isBlended ? kit.restingOnGlass : context.inherited.foreground.opacity(resting)
        let hasLabel = item.label != nil
        let icon = shownIcon(kit.context.reader.symbols)
        // Outlines are as thin as beside text; filled forms have the edge of medium ones.
        let weight = icon.name.hasSuffix(".fill") ? 500.0 : 400
        var symbol = context.icon(icon, font: FontSpec(size: 20, weight: weight), paint: paint)
        if let badge = item.badge { symbol = badged(symbol, badge, room: badgeRoom, context) }
        var layers = [kit.framed(symbol, height: hasLabel ? 40 : FloatingTabBar.tabHeight)]
        if let label = item.label {
            let font = FontSpec(size: 10, weight: isSelected ? 600 : 500)
            let text = context.text(label, font: font, paint: paint, lineLimit: 1)
            // As high in any script.
            let line = kit.framed(text, height: Self.titleHeight)
            layers.append(kit.padded(line, Insets(top: 35, left: 4, bottom: 0, right: 4)))
        }
        let tab = kit.framed(
            kit.filling(kit.layers(.topEdge, layers)), height: FloatingTabBar.tabHeight, .topEdge)
        let blended: any Element =
            !isBlended
            ? tab
            : isSelected
                ? GlassLabelElement(tab, kit.isDark ? .selectedOnDark : .selectedOnLight) : kit.resting(tab)
        let faded = kit.faded(blended, item.state == .disabled ? 0.35 : 1)
        let hasPill = isSelected && (bar.highlight ?? .pill) == .pill
        guard item.state == .pressed || hasPill else { return faded }
        // On glass as measured; on other surfaces the grey of the system, which shows on light and on dark.
        if hasPill, !bar.hasOwnSurface {
            return BackgroundOverlayElement(content: faded, background: [pill(kit)], overlay: [])
        }
        return kit.surface(
            faded, .capsule,
            Decoration(fills: [
                .color(kit.systemColor(hasPill ? "secondaryFill" : "quaternaryFill"))
            ]))
    }

    /// Returns the pill behind the selected tab.
    private func pill(_ kit: ComponentKit) -> any Element {
        let isNew = kit.environment.os == .ios27
        if !isNew, !kit.isDark { return kit.lightPill() }
        return kit.shade(.capsule, kit.isDark ? (isNew ? -0.086 : 0.135) : -0.078)
    }

    /// `true` if the label takes part of its colour from the glass. A badge has its own.
    private func isBlended(_ kit: ComponentKit) -> Bool {
        !bar.hasOwnSurface && item.badge == nil && item.state != .disabled && kit.blendsLabelsWithGlass
    }

    /// Returns the filled form of the selected tab's symbol, if there is one.
    func shownIcon(_ symbols: SymbolLibrary) -> Symbol {
        let icon = item.icon ?? .blank
        return isSelected ? symbols.filled(icon) ?? icon : icon
    }

    /// The length in points by which a badge may grow beyond its place: that of the last tab not to the edge
    /// of the narrowest phone, 375 points wide, where half of a symbol and the badge's place take 21.
    private var badgeRoom: Double { isLast ? max(375 / Double(2 * bar.all.count) - 21, 0) : .infinity }

    private func circled(_ symbol: any Element, paint: PaintSpec?, _ context: BuildContext) -> any Element {
        let side = FrameLength(fixed: 44)
        let framed = FrameElement(content: symbol, width: side, height: side, alignment: .center)
        guard let paint else { return framed }
        return SurfaceElement(content: framed, shape: .circle, decoration: Decoration(fills: [paint]))
    }

    /// Returns a tab's symbol with its badge.
    ///
    /// - Parameters:
    ///   - symbol: The symbol.
    ///   - badge: The text; an empty one makes a dot.
    ///   - room: The length in points by which the badge may grow beyond its place. Default: infinite.
    func badged(
        _ symbol: any Element, _ badge: String, room: Double = .infinity, _ context: BuildContext
    ) -> any Element {
        let environment = context.reader.environment
        let red = environment.systemColor("red") ?? .black
        let isDot = badge.isEmpty
        let isNew = environment.os.hasGlass
        let text = context.text(
            badge, font: isNew ? FontSpec(size: 13, weight: 400) : FontSpec(size: 11, weight: 600),
            paint: .color(.white), lineLimit: 1)
        let side = isNew ? 5.5 : 4.5
        let padded = PaddingElement(
            content: text, insets: isDot ? .zero : Insets(top: 0, left: side, bottom: 0, right: side))
        // Measured on iOS 26: 19.7 high, with regular digits.
        let diameter = isNew ? 19.67 : 16
        let length = isDot ? FrameLength(fixed: 8) : FrameLength(minimum: diameter)
        let height = FrameLength(fixed: isDot ? 8 : diameter)
        let surface = SurfaceElement(
            content: FrameElement(content: padded, width: length, height: height, alignment: .center),
            shape: .capsule, decoration: Decoration(fills: [.color(red)]))
        let (across, up) = isDot ? (1.0, 0.0) : isNew ? (10.83, 4.83) : (9, 3)
        // Like UIKit's, a long badge grows away from the symbol. One of a digit is about as wide as high.
        let beyond = max(room - max(across - 9, 0), 0)
        let dot: any Element =
            isDot ? surface : BadgeOverhangElement(surface, inside: diameter + 1, beyond: beyond)
        // Not as wide as a long badge: that would be centred on the symbol.
        let all = FrameLength(minimum: 0, maximum: .infinity)
        let corner = FrameElement(
            content: dot, width: all, height: all, alignment: Alignment(.trailing, .top))
        // Unlike an offset, insets are mirrored in right-to-left layout.
        let moved = PaddingElement(
            content: corner, insets: Insets(top: -up, left: across, bottom: up, right: -across))
        return BackgroundOverlayElement(content: symbol, background: [], overlay: [moved])
    }
}

import VitrineColor
import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// A builder of sheets.
struct Sheet {
    let sheet: SheetNode.Properties
    let kit: ComponentKit

    init(_ sheet: SheetNode.Properties, _ kit: ComponentKit) { (self.sheet, self.kit) = (sheet, kit) }

    private var isLarge: Bool { if case .large = sheet.detent { true } else { false } }
    /// `true` if the sheet floats, inset from all edges.
    private var floats: Bool { kit.hasGlass && !isLarge }
    private var inset: Double { floats ? SheetMetrics.glassInset : 0 }
    /// The scale at which the content of a floating sheet is painted.
    private var scale: Double {
        floats && kit.width > 4 * inset ? (kit.width - 2 * inset) / kit.width : 1
    }

    func panel(_ modifiers: inout Modifiers) -> any Element {
        let plain = content(&modifiers)
        let content = scale == 1 ? plain : ScaledElement(plain, scale: scale)
        let shape = modifiers.corners ?? corners
        let surface = kit.surface(content, shape, decoration(&modifiers))
        modifiers.corners = nil
        let sized = sized(surface)
        guard isLarge else { return sized }
        return kit.padded(
            sized,
            Insets(
                top: kit.hasGlass && kit.safeArea.top > 0
                    ? kit.safeArea.top : kit.safeArea.top + SheetMetrics.top, left: 0, bottom: 0, right: 0))
    }

    private func content(_ modifiers: inout Modifiers) -> any Element {
        var inner = kit.context
        inner.surroundings.isElevated = true
        inner.surroundings.isOnGlassSheet = floats && modifiers.background == nil && modifiers.material == nil
        let above = sheet.dragIndicator ? 16.0 : 0
        inner.surroundings.roomAboveSheet = above
        inner.surroundings.column = nil
        inner.surroundings.hugsContent = if case .content = sheet.detent { true } else { false }
        inner.inherited.backgroundColor = backgroundColor(modifiers)
        let nodes = inner.kit.nodes(sheet.content, of: "content", axis: .vertical)
        func column(_ children: [any Element], _ spacing: Double) -> any Element {
            StackElement(
                source: kit.source, axis: .vertical, alignment: modifiers.alignment?.value ?? .center,
                spacing: spacing, children: children)
        }
        let spacing = modifiers.spacing ?? StackDefaults.spacing
        // Content begins right below a navigation bar, without spacing, as it does on a screen.
        let hasBar =
            kit.hasGlass && modifiers.spacing == nil && nodes.first?.trait(BarTitle.self) != nil
        let whole =
            hasBar
            ? column([nodes[0], column(Array(nodes.dropFirst()), spacing)], 0) : column(nodes, spacing)
        // The home indicator is over the sheet's own background, or over what scrolls under it.
        let scrolls = kit.hasGlass && nodes.last?.trait(ScrollsVertically.self) == true
        let below = scrolls ? 0 : scale == 1 ? max(kit.safeArea.bottom - inset, 0) : kit.safeArea.bottom
        let padding = modifiers.padding ?? .zero
        modifiers.padding = nil
        let padded = kit.padded(
            whole,
            Insets(
                top: padding.top + above, left: padding.left, bottom: padding.bottom + below,
                right: padding.right))
        let isOpen: Bool = if case .content = sheet.detent { false } else { true }
        let all = FrameLength(maximum: .infinity)
        var filled = FrameElement(
            content: padded, width: all, height: isOpen ? all : FrameLength(), alignment: .topEdge)
        // The detent says how high a sheet is, whatever it holds.
        if isOpen { filled.container = "sheet" }
        guard sheet.dragIndicator else { return filled }
        let indicator = kit.framed(
            kit.shape(.capsule, kit.label(.tertiary)), width: SheetMetrics.indicator.width,
            height: SheetMetrics.indicator.height)
        return kit.overlaid(
            filled, [kit.padded(indicator, Insets(top: SheetMetrics.above, left: 0, bottom: 0, right: 0))],
            .topEdge)
    }

    private var corners: Shape {
        guard kit.hasGlass else {
            return .rounded(
                CornerLengths(
                    topLeft: SheetMetrics.radius, topRight: SheetMetrics.radius, bottomRight: 0, bottomLeft: 0
                ),
                .continuous)
        }
        let display = kit.environment.device.flatMap(Device.device(named:))?.cornerRadius ?? 0
        let radius = display > inset ? display - inset : SheetMetrics.glassRadius
        let top = floats ? SheetMetrics.topRadius : SheetMetrics.glassRadius
        if floats {
            return .rounded(
                CornerLengths(topLeft: top, topRight: top, bottomRight: radius, bottomLeft: radius),
                .continuous
            )
        }
        return .rounded(
            CornerLengths(topLeft: top, topRight: top, bottomRight: 0, bottomLeft: 0), .continuous)
    }

    /// The colour of the sheet, which a scene can replace; `nil` for glass, materials and paints of several
    /// colours.
    private func backgroundColor(_ modifiers: Modifiers) -> Color? {
        if case .paint(let paint)? = modifiers.background { return paint.opaqueColor }
        if modifiers.background != nil || modifiers.material != nil || modifiers.glass != nil || floats {
            return nil
        }
        return kit.color(kit.isDark ? "secondarySystemBackground" : "systemBackground")
    }

    private func decoration(_ modifiers: inout Modifiers) -> Decoration {
        var fills: [PaintSpec] = []
        if case .paint(let paint)? = modifiers.background {
            fills = [paint]
            modifiers.background = nil
        }
        if !fills.isEmpty || modifiers.material != nil || modifiers.glass != nil {
            return Decoration(taking: &modifiers, fills: fills, in: kit.environment)
        }
        if floats { return Presentation(kit).glass() }
        // Elevated backgrounds are lighter in dark appearance.
        let name = kit.isDark ? "secondarySystemBackground" : "systemBackground"
        return Decoration(fills: [.color(kit.color(name))])
    }

    private func sized(_ surface: any Element) -> any Element {
        let padded = kit.padded(surface, horizontal: inset, vertical: 0)
        let raised = kit.padded(padded, Insets(top: 0, left: 0, bottom: inset, right: 0))
        var height = FrameLength()
        switch sheet.detent {
        case .medium where floats: return medium(raised)
        case .medium: height.fraction = 0.5
        case .fraction(let share): height.fraction = share
        case .height(let points): height.fixed = points + kit.safeArea.bottom
        case .large: height.maximum = .infinity
        case .content: break
        }
        return FrameElement(
            content: raised, width: FrameLength(maximum: .infinity), height: height, alignment: .bottomEdge)
    }

    /// Returns a floating sheet of medium height, by the share of the room that is above it.
    private func medium(_ raised: any Element) -> any Element {
        let all = FrameLength(maximum: .infinity)
        let area = kit.safeArea
        let rest = area.bottom - SheetMetrics.medium * (area.top + area.bottom)
        return PaddingElement(
            content: FrameElement(content: raised, width: all, height: all, alignment: .bottomEdge),
            insets: Insets(top: -(scale * rest + inset), left: 0, bottom: 0, right: 0),
            fractions: Insets(top: 1 - scale * SheetMetrics.medium, left: 0, bottom: 0, right: 0))
    }
}

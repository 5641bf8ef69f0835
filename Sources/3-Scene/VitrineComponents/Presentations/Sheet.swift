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

    /// Creates a builder. On a phone that lies on its side, a sheet fills the screen whatever its detent, as
    /// UIKit's does in a low screen.
    init(_ sheet: SheetNode.Properties, _ kit: ComponentKit) {
        var sheet = sheet
        if kit.context.device.isLow { sheet.detent = .large }
        if kit.context.device.isLow || kit.context.device.isTablet { sheet.dragIndicator = false }
        (self.sheet, self.kit) = (sheet, kit)
    }

    private var fillsScreen: Bool { kit.context.device.isLow }
    /// `true` on a tablet, where a sheet is a form in the middle of the screen.
    private var isForm: Bool { kit.context.device.isTablet }
    /// The place of the sheet on its screen.
    var alignment: Alignment { isForm ? .center : .bottomEdge }
    private var isLarge: Bool { sheet.detent == .large }
    /// How much of it is a large sheet.
    private var largeShare: Double { sheet.detent.largeShare }
    /// `true` if the sheet floats, inset from all edges.
    private var floats: Bool { kit.hasGlass && !isLarge }
    private var inset: Double { floats && !isForm ? SheetMetrics.glassInset * (1 - largeShare) : 0 }
    /// The space above a large sheet.
    private var above: Double {
        fillsScreen ? 0 : kit.safeArea.top + (kit.hasGlass && kit.safeArea.top > 0 ? 0 : SheetMetrics.top)
    }
    /// The scale at which the content of a floating sheet is painted.
    private var scale: Double {
        floats && !isForm && kit.width > 4 * inset ? (kit.width - 2 * inset) / kit.width : 1
    }

    func panel(_ modifiers: inout Modifiers) -> any Element {
        let plain = content(&modifiers)
        let content = scale == 1 ? plain : ScaledElement(plain, scale: scale)
        let shape = modifiers.corners ?? corners
        let surface = kit.surface(content, shape, decoration(&modifiers))
        modifiers.corners = nil
        if isForm { return form(surface) }
        let sized = sized(surface)
        guard isLarge else { return sized }
        return kit.padded(sized, Insets(top: above, left: 0, bottom: 0, right: 0))
    }

    private func content(_ modifiers: inout Modifiers) -> any Element {
        var inner = kit.context
        inner.surroundings.isElevated = true
        inner.surroundings.isOnGlassSheet =
            floats && largeShare < 0.5 && modifiers.background == nil && modifiers.material == nil
        let above = sheet.dragIndicator ? 16.0 : 0
        inner.surroundings.roomAboveSheet = above
        inner.surroundings.column = nil
        inner.surroundings.hugsContent = sheet.detent == .content
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
        let below = scrolls ? 0 : scale == 1 ? max(safeArea.bottom - inset, 0) : safeArea.bottom
        let padding = modifiers.padding ?? .zero
        modifiers.padding = nil
        let padded = kit.padded(
            whole,
            Insets(
                top: padding.top + above, left: padding.left + safeArea.left,
                bottom: padding.bottom + below, right: padding.right + safeArea.right))
        let isOpen = sheet.detent != .content
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

    /// What of the safe area is within the sheet.
    private var safeArea: Insets { isForm ? .zero : kit.safeArea }

    private var corners: Shape {
        if fillsScreen { return .rectangle }
        func corners(_ top: Double, _ bottom: Double) -> CornerLengths {
            CornerLengths(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
        }
        let own = kit.hasGlass ? SheetMetrics.glassRadius : SheetMetrics.radius
        if isForm { return .rounded(corners(own, own), .continuous) }
        guard kit.hasGlass else { return .rounded(corners(own, 0), .continuous) }
        let display = kit.environment.device.flatMap(Device.device(named:))?.cornerRadius ?? 0
        let radius = display > inset ? display - inset : own
        return .rounded(
            corners(SheetMetrics.topRadius, radius)
                .interpolated(to: corners(own, 0), at: largeShare), .continuous)
    }

    /// The colour of the sheet, which a scene can replace; `nil` for glass, materials and paints of several
    /// colours.
    private func backgroundColor(_ modifiers: Modifiers) -> Color? {
        if case .paint(let paint)? = modifiers.background { return paint.opaqueColor }
        if modifiers.background != nil || modifiers.material != nil || modifiers.glass != nil || floats {
            return nil
        }
        return opaque
    }

    /// The colour of an opaque sheet. Elevated backgrounds are lighter in dark appearance.
    private var opaque: Color {
        var context = kit.context
        context.surroundings.isElevated = true
        return context.kit.color(PageBackground.colorName(under: sheet.content))
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
        guard floats else { return Decoration(fills: [.color(opaque)]) }
        var glass = Presentation(kit).glass()
        // On its way to a large one it becomes opaque.
        if largeShare > 0 { glass.fills = [.color(opaque.opacity(largeShare))] }
        return glass
    }

    /// Returns a sheet as a form: as high as its detent says of what a large one has.
    private func form(_ surface: any Element) -> any Element {
        let size = SheetMetrics.form
        var height = FrameLength(maximum: size.height)
        if let share = formShare(sheet.detent) { height = FrameLength(fixed: share * size.height) }
        return FrameElement(
            content: surface, width: FrameLength(maximum: size.width), height: height, alignment: .center)
    }

    /// Returns the height of a form as a share of a large one; `nil` if its content decides.
    private func formShare(_ detent: SheetDetent) -> Double? {
        switch detent {
        case .medium: 0.5
        case .large: 1
        case .fraction(let share): share
        case .height(let points): points / SheetMetrics.form.height
        case .content: nil
        case .between(let from, let to, let fraction):
            (formShare(from) ?? 1).interpolated(to: formShare(to) ?? 1, at: fraction)
        }
    }

    private func sized(_ surface: any Element) -> any Element {
        let padded = kit.padded(surface, horizontal: inset, vertical: 0)
        let raised = kit.padded(padded, Insets(top: 0, left: 0, bottom: inset, right: 0))
        var height = FrameLength()
        switch sheet.detent {
        case .between: return below(raised, room(above: sheet.detent))
        case .medium where floats: return below(raised, room(above: .medium))
        case .medium: height.fraction = 0.5
        case .fraction(let share): height.fraction = share
        case .height(let points): height.fixed = points + kit.safeArea.bottom
        case .large: height.maximum = .infinity
        case .content: break
        }
        return FrameElement(
            content: raised, width: FrameLength(maximum: .infinity), height: height, alignment: .bottomEdge)
    }

    /// Returns a sheet by the room that is above it.
    private func below(_ raised: any Element, _ room: (share: Double, points: Double)) -> any Element {
        let all = FrameLength(maximum: .infinity)
        return PaddingElement(
            content: FrameElement(content: raised, width: all, height: all, alignment: .bottomEdge),
            insets: Insets(top: room.points, left: 0, bottom: 0, right: 0),
            fractions: Insets(top: room.share, left: 0, bottom: 0, right: 0))
    }

    /// Returns the room above a sheet: a share of all the room, and points.
    private func room(above detent: SheetDetent) -> (share: Double, points: Double) {
        let area = kit.safeArea
        switch detent {
        case .medium where floats:
            let rest = area.bottom - SheetMetrics.medium * (area.top + area.bottom)
            return (1 - scale * SheetMetrics.medium, -(scale * rest + inset))
        case .medium: return (0.5, 0)
        case .fraction(let share): return (1 - share, 0)
        case .height(let points): return (1, -(points + area.bottom))
        case .large, .content: return (0, above)
        case .between(let from, let to, let fraction):
            let (one, other) = (room(above: from), room(above: to))
            return (
                one.share.interpolated(to: other.share, at: fraction),
                one.points.interpolated(to: other.points, at: fraction)
            )
        }
    }
}

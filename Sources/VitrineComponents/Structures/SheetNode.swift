import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// A surface that slides up over a screen.
enum SheetNode: NodeKind {
    enum Detent: Sendable {
        case medium, large
        /// A height in points.
        case height(Double)
        /// A fraction of the available height.
        case fraction(Double)
        /// The height of the content.
        case content
    }

    struct Properties: Sendable {
        var content: [SceneValue] = []
        var detent = Detent.medium
        var dragIndicator = true
        var dimming: Double?
        var backdropBlur = 0.0
    }

    static let name = "sheet"
    static let summary =
        "A surface over the lower part of a screen, which it dims; a list of nodes is its content."
    static let accepts: Set<RestrictedModifier> = [.spacing]
    static let alignsChildren = true
    static let ignoresSafeArea = true

    private static let detent = Codec<Detent>.either(
        .record(
            "a detent", from: .medium,
            [
                Field("height", .number(1...100_000), "points") { $0 = .height($1) },
                Field("fraction", .opacity, "a share of the room, 0 to 1 or a percentage") {
                    $0 = .fraction($1)
                },
            ]), when: \.isMapping,
        or: .choice("a detent", [("medium", .medium), ("large", .large), ("content", .content)]))

    private static let fields: [Field<Properties>] = [
        Field("content", .oneOrMore(of: .node), required: true, "the content, in a column") {
            $0.content = $1
        },
        Field(
            "detent", detent,
            "medium, large, content (as high as that), `{ height }` or `{ fraction }`. Default: medium"
        ) { $0.detent = $1 },
        Field("dragIndicator", .bool, "shows the drag indicator at the top. Default: true") {
            $0.dragIndicator = $1
        },
        Field("dimming", .opacity, "the opacity of the black over the screen. Default: the system's") {
            $0.dimming = $1
        },
        Field(
            "backdropBlur", .number(0...200), "the standard deviation by which the screen behind is blurred"
        ) { $0.backdropBlur = $1 },
    ]

    static let payload = Codec<Properties>.either(
        .record("a sheet", from: Properties(), fields), when: \.isMapping,
        or: Codec<[SceneValue]>.nodes.map { Properties(content: $0) })

    static func build(_ payload: Properties, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let kit = context.kit
        return Presentation(kit).over(
            Sheet(payload, kit).panel(&modifiers), dimming: payload.dimming, blur: payload.backdropBlur,
            alignment: .bottomEdge)
    }
}

/// The measures of sheets, in points.
///
/// - Known: corners of 10 before release 26, a drag indicator of 36 by 5 with 5 above it (UIKit), and a sheet
///   that ends 10 below the status bar.
/// - Measured on iOS 26: a large sheet begins at the safe area. A medium one is laid out as wide as the
///   screen, with 0.56 of what is between the safe areas above the lower one, and scaled until it is 8 from
///   the screen's edges; then its corners are 37 above, and follow the display's below.
/// - Our own: the same scale at other heights below the large one, and corners of 38 without a display.
private enum SheetMetrics {
    static let indicator = Size(36, 5)
    static let above = 5.0
    static let top = 10.0
    static let radius = 10.0
    static let glassRadius = 38.0
    static let glassInset = 8.0
    static let topRadius = 37.0
    static let medium = 0.56
}

/// A builder of sheets.
private struct Sheet {
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
        let shape = modifiers.corners?.shape ?? corners
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
        inner.isElevated = true
        inner.isOnGlassSheet = floats && modifiers.background == nil && modifiers.material == nil
        let above = sheet.dragIndicator ? 16.0 : 0
        inner.roomAboveSheet = above
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
            kit.hasGlass && modifiers.spacing == nil && nodes.first.flatMap(TitleBarElement.title) != nil
        let whole =
            hasBar
            ? column([nodes[0], column(Array(nodes.dropFirst()), spacing)], 0) : column(nodes, spacing)
        // The home indicator is over the sheet's own background, or over what scrolls under it.
        let scrolls = kit.hasGlass && nodes.last.map(Self.scrolls) == true
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

    /// Returns `true` for content that scrolls up and down, as high as its room.
    private static func scrolls(_ element: any Element) -> Bool {
        if let scroll = element as? ScrollElement { return scroll.axes.contains(.vertical) }
        if element is FrameElement || element is PaddingElement { return false }
        return (element as? any ModifierElement).map { scrolls($0.content) } ?? false
    }

    private var corners: Shape {
        guard kit.hasGlass else {
            return .rounded(
                CornerRadii(
                    topLeft: SheetMetrics.radius, topRight: SheetMetrics.radius, bottomRight: 0, bottomLeft: 0
                ),
                .continuous)
        }
        let display = kit.environment.device.flatMap(Device.named)?.cornerRadius ?? 0
        let radius = display > inset ? display - inset : SheetMetrics.glassRadius
        let top = floats ? SheetMetrics.topRadius : SheetMetrics.glassRadius
        if floats {
            return .rounded(
                CornerRadii(topLeft: top, topRight: top, bottomRight: radius, bottomLeft: radius), .continuous
            )
        }
        return .rounded(
            CornerRadii(topLeft: top, topRight: top, bottomRight: 0, bottomLeft: 0), .continuous)
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

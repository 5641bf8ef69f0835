import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle
import VitrineText

/// What the structures of a screen are put together from, in the environment of a node.
struct ComponentKit {
    let context: BuildContext

    init(_ context: BuildContext) { self.context = context }

    var environment: SceneEnvironment { context.reader.environment }
    var source: ElementSource { context.source }
    var type: DynamicTypeSize { environment.dynamicType }
    var isDark: Bool { environment.appearance == .dark }
    /// Whether surfaces are glass, or what stands for it on request.
    var hasGlass: Bool { SurfaceDefaults.isGlass(in: environment) && environment.os.hasGlass }
    /// Whether people have asked for stronger contrasts.
    var isStrong: Bool { environment.contrast == .increased }
    /// One pixel of the canvas, and never thinner than a third of a point.
    var hairline: Double { max(1 / environment.scale, 1.0 / 3) }

    /// A length that grows with a text style.
    func scaled(_ length: Double, _ style: TextStyle = .body) -> Double { style.scaled(length, at: type) }

    // MARK: Content

    /// A line of a text style, or of points that grow with it.
    func text(
        _ string: String, _ style: TextStyle, points: Double? = nil, weight: Double? = nil,
        _ paint: PaintSpec? = nil, lines: Int? = 1, digits: Bool? = nil
    ) -> any Element {
        let font = FontSpec(
            size: points.map { style.scaled($0, at: type) } ?? style.size(at: type),
            sizing: points == nil ? .style(style) : .points, weight: weight ?? style.weight,
            monospacedDigits: digits)
        // People who need larger text get more lines rather than an ellipsis.
        let limit = lines.map { type.isAccessibility ? max($0, 3) : $0 }
        var inner = context
        if lines == nil { inner.inherited.lineLimit = nil }
        return inner.text(string, font: font, paint: paint ?? label(.primary), lineLimit: limit)
    }

    /// Text that is centred where it takes several lines.
    func centered(
        _ string: String, _ style: TextStyle, weight: Double? = nil, _ paint: PaintSpec? = nil
    ) -> any Element {
        var inner = context
        inner.inherited.textAlignment = .center
        return ComponentKit(inner).text(string, style, weight: weight, paint, lines: nil)
    }

    func icon(
        _ symbol: Symbol, _ style: TextStyle = .body, points: Double? = nil, weight: Double = 400,
        _ paint: PaintSpec? = nil
    ) -> any Element {
        let size = points.map { style.scaled($0, at: type) } ?? style.size(at: type)
        return context.icon(
            symbol, font: FontSpec(size: size, weight: weight), paint: paint ?? label(.primary))
    }

    /// A symbol of the built-in set.
    func icon(
        _ name: String, _ style: TextStyle = .body, points: Double? = nil, weight: Double = 400,
        _ paint: PaintSpec? = nil
    ) -> any Element {
        guard let symbol = try? context.reader.symbols.symbol(name) else { return empty }
        return icon(symbol, style, points: points, weight: weight, paint)
    }

    /// Nodes that the scene hands to a part of a structure.
    func nodes(_ values: [SceneValue], of part: String, axis: Axis? = nil, tint: PaintSpec? = nil)
        -> [any Element]
    {
        var inner = context
        inner.source.path += ".\(part)"
        inner.isInList = false
        if let tint {
            inner.inherited.foreground = tint
            inner.inherited.foregroundSource = nil
        }
        return inner.children(values, axis: axis)
    }

    // MARK: Arrangement

    var empty: any Element { context.stack(.vertical, spacing: 0, []) }

    func row(_ spacing: Double, _ children: [any Element]) -> any Element {
        row(spacing, .center, children)
    }

    func row(_ spacing: Double, _ alignment: VerticalAlignment, _ children: [any Element])
        -> any Element
    {
        context.stack(.horizontal, spacing: spacing, alignment: Alignment(.center, alignment), children)
    }

    func column(_ spacing: Double, _ alignment: HorizontalAlignment, _ children: [any Element])
        -> any Element
    {
        context.stack(.vertical, spacing: spacing, alignment: Alignment(alignment, .center), children)
    }

    func layers(_ children: [any Element]) -> any Element { layers(.center, children) }

    func layers(_ alignment: Alignment, _ children: [any Element]) -> any Element {
        ZStackElement(source: source, alignment: alignment, children: children)
    }

    func spacer(_ minimum: Double = 0) -> any Element {
        SpacerElement(source: source, axis: .horizontal, minimum: minimum)
    }

    /// Room of a fixed size.
    func gap(width: Double = 0, height: Double = 0) -> any Element {
        framed(empty, width: width, height: height)
    }

    func framed(
        _ element: any Element, width: Double? = nil, height: Double? = nil, minWidth: Double? = nil,
        minHeight: Double? = nil, _ alignment: Alignment = .center
    ) -> any Element {
        FrameElement(
            content: element, width: FrameLength(fixed: width, minimum: minWidth),
            height: FrameLength(fixed: height, minimum: minHeight), alignment: alignment)
    }

    /// As wide as there is room, or as high, or both.
    func filling(
        _ element: any Element, along axes: Set<Axis> = [.horizontal], minHeight: Double? = nil,
        _ alignment: Alignment = .center
    ) -> any Element {
        FrameElement(
            content: element, width: FrameLength(maximum: axes.contains(.horizontal) ? .infinity : nil),
            height: FrameLength(minimum: minHeight, maximum: axes.contains(.vertical) ? .infinity : nil),
            alignment: alignment)
    }

    func padded(_ element: any Element, _ insets: Insets) -> any Element {
        PaddingElement(content: element, insets: insets)
    }

    func padded(_ element: any Element, horizontal: Double = 0, vertical: Double = 0) -> any Element {
        padded(element, Insets(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
    }

    /// Views before the content, each offered its size.
    func overlaid(_ element: any Element, _ views: [any Element], _ alignment: Alignment = .center)
        -> any Element
    {
        BackgroundOverlayElement(content: element, background: [], overlay: views, alignment: alignment)
    }

    /// As high as it needs to be, whatever room there is: what scrolls, or must be read whole.
    func fixedVertically(_ element: any Element) -> any Element {
        FixedSizeElement(content: element, axes: [.vertical])
    }

    func faded(_ element: any Element, _ opacity: Double) -> any Element {
        opacity < 1 ? EffectElement(content: element, opacity: opacity) : element
    }

    // MARK: Surfaces

    func surface(
        _ element: any Element, _ figure: Shape, _ decoration: Decoration, bleeds: Set<Edge> = []
    ) -> any Element {
        SurfaceElement(content: element, shape: figure, decoration: decoration, bleeds: bleeds)
    }

    /// A shape of one paint that takes the room it is offered.
    func shape(_ figure: Shape, _ paint: PaintSpec) -> any Element {
        ShapeElement(
            source: source, name: "shape", shape: figure, decoration: Decoration(fills: [paint]))
    }

    /// A line of one pixel across a column, or along a row.
    func separator(_ axis: Axis = .vertical) -> any Element {
        DividerElement(source: source, axis: axis, color: color("separator"))
    }

    /// Glass, or what stands for it; its own shadow is that of the preset unless told.
    func glass(_ spec: GlassSpec = GlassSpec(), shadows: [ShadowSpec]? = nil) -> Decoration {
        var modifiers = Modifiers()
        modifiers.glass = spec
        modifiers.shadows = shadows
        return Decoration(modifiers, fills: [], in: environment)
    }

    /// A material of before the release 26, opaque where people have asked for that.
    func material(_ name: String, shadows: [ShadowSpec] = [], fills: [PaintSpec] = []) -> Decoration {
        var decoration = Decoration(
            shadows: shadows, material: Materials.material(name, in: environment), fills: fills)
        if isStrong { decoration.strokes = [GlassFallback.border(environment)] }
        return decoration
    }

    func rounded(_ radius: Double) -> Shape { .rounded(CornerRadii(radius), .continuous) }

    // MARK: Colours

    /// Levels of labels.
    enum Level: String { case primary, secondary, tertiary, quaternary }

    /// Increased contrast raises what is thin. Of our own: Apple publishes no opacities for it.
    private static let strong = [
        "secondary": 0.8, "tertiary": 0.7, "quaternary": 0.5, "placeholder": 0.7, "separator": 0.55,
    ]

    /// Dark backgrounds on what is over something else: UIKit's are those of the next level.
    private static let elevated = [
        "systemBackground": "secondarySystemBackground",
        "systemGroupedBackground": "secondarySystemGroupedBackground",
        "secondarySystemGroupedBackground": "tertiarySystemGroupedBackground",
    ]

    /// A system colour, stronger where people have asked for contrast, and of the next level on a sheet.
    func color(_ name: String) -> Color {
        let shown = isDark && context.isElevated ? Self.elevated[name] ?? name : name
        var color = environment.systemColor(shown) ?? .black
        if isStrong, let alpha = Self.strong[name] { color.alpha = max(color.alpha, alpha) }
        return color
    }

    /// A label of a level: thinner than the foreground where the scene has given one.
    func label(_ level: Level) -> PaintSpec {
        let foreground = context.inherited.foreground
        if level == .primary { return foreground }
        guard foreground == .color(environment.systemColor("primary") ?? .black) else {
            let shares: [Level: Double] = [.secondary: 0.6, .tertiary: 0.3, .quaternary: 0.18]
            let share = shares[level] ?? 1
            return foreground.opacity(isStrong ? max(share, Self.strong[level.rawValue] ?? 1) : share)
        }
        return .color(color(level.rawValue))
    }

    /// The accent colour, or another where one is given; grey where the control is disabled.
    func tint(_ color: Color? = nil, isDisabled: Bool = false) -> PaintSpec {
        isDisabled ? label(.tertiary) : .color(color ?? environment.accent)
    }

    /// The canvas' width, or that of the device.
    var width: Double { environment.size?.width ?? context.device.size.width }

    /// What a phone keeps free at the sides: 16 points, and 20 from 414 points of width on, as UIKit's layout margins.
    var margin: Double { width >= 414 ? 20 : 16 }

    /// Room that the device keeps free, where the canvas is one.
    var safeArea: Insets {
        environment.device.flatMap(Device.named)?.safeArea ?? .zero
    }
}

extension Alignment {
    static let leadingEdge = Alignment(.leading, .center)
    static let trailingEdge = Alignment(.trailing, .center)
    static let topEdge = Alignment(.center, .top)
    static let bottomEdge = Alignment(.center, .bottom)
}

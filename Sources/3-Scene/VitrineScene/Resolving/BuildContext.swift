import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineMotion
import VitrineSceneFormat
import VitrineSource
import VitrineStyle
import VitrineText

/// The context in which a node is built: its inherited style, its location and the reader that collects
/// errors.
package struct BuildContext {
    package let reader: SceneReader
    /// Returns `true` once the scene is no longer wanted, so that its nodes may be left out; `nil` if it is
    /// resolved in any case.
    let isCancelled: (@Sendable () -> Bool)?
    /// The available kinds of nodes, except the scene's own components.
    let kinds: NodeKindRegistry
    let text: TextEngine
    @CopyOnWrite package var inherited: InheritedStyle
    /// The node's path in the scene, such as `body[0].card`, and its mark.
    @CopyOnWrite package var source: ElementSource
    /// The system elements of the screen that contains the node, as far as they are known.
    package var chrome = ScreenChrome()
    /// `true` if the node is directly in the body, where the safe area can be ignored.
    var isInBody = false
    /// The kind of the node around this one; `nil` in the body.
    var container: (any NodeKind.Type)?
    /// `true` if no node stands above this one in its list.
    var isFirst = true
    /// The node's role in the surrounding grid.
    var gridRole = GridRole.none
    /// The names available to expressions in braces; `nil` if there are none.
    var scope: Scope?
    /// The component that the node uses, and the node's id.
    var component: ComponentDefinition?
    var id: String?
    /// `true` if the node's condition does not hold, so that it is only checked.
    package var isOmitted = false
    /// How much is there of the node, or of the one around it that appears or disappears; beyond 0...1 where
    /// an animation overshoots.
    var presence = 1.0
    /// The way of the node out of what it grows from.
    var zoom: Zoom?
    /// The transition of the node, for one that has a panel; `nil` while it is at rest.
    package var panelTransition: PanelTransition?
    /// `true` if the node disappears, beside what takes its place.
    var isLeaving = false
    /// `true` if the node takes the place of another one as states change.
    var isAlternative = false
    /// `true` if the node is within adaptive glass, whose appearance it follows.
    var isAdaptive = false
    /// `true` if that is not the appearance of the page.
    package var isFlipped = false
    /// `true` if the node is a bar that does not adapt, and so neither do its items.
    var isFixedBar = false
    /// `true` if the node is within a glass container.
    var isInGlassContainer = false
    /// The sheets, lists and bars that the node is in.
    package var surroundings = Surroundings()

    /// Builds child nodes in order, without those that have errors. Groups are flattened.
    ///
    /// - Parameters:
    ///   - axis: The axis of the stack around them; `nil` outside of a stack.
    ///   - equal: The axes along which the children take the size of the largest.
    ///   - place: The role of the children in the surrounding grid.
    package func children(
        _ values: [SceneValue], axis: Axis? = nil, equal: Set<Axis> = [], gridRole place: GridRole = .none
    ) -> [any Element] {
        var titleAbove = surroundings.titleAbove
        let last = axis == nil ? values.lastIndex(where: Self.isSheet) ?? 0 : 0
        let lists = axis == .vertical ? values.count { $0.entry("list") != nil } : 0
        if values.isEmpty { inherited.usage?.recordUse(.all) }
        return values.enumerated().flatMap { index, value -> [any Element] in
            var context = self
            context.panelTransition = nil
            context.surroundings.sharesHeight = lists > 1
            if axis == .vertical, index < values.count - 1 { context.surroundings.isAboveOthers = true }
            context.inherited.axis = axis
            context.inherited.equal = equal
            context.gridRole = place
            context.isFirst = index == 0
            context.source.path += "[\(index)]"
            context.surroundings.titleAbove = titleAbove
            if axis == .vertical, index + 1 < values.count {
                context.surroundings.contentOffset = Self.contentOffset(of: values[index + 1])
            }
            context.surroundings.isBehindSheet = surroundings.isBehindSheet || index < last
            let built = NodeBuilder.build(value, context)?.flattened ?? []
            // What is left out here may take the style elsewhere.
            if built.isEmpty { inherited.usage?.recordUse(.all) }
            // Only what follows directly is below a bar; beside one another, all children are.
            if axis == .vertical { titleAbove = built.last?.trait(BarTitle.self) }
            return built
        }
    }

    /// Builds the nodes of a body, each with the safe-area edges that it ignores, and over them the island of
    /// a device that has one, where its status bar shows.
    ///
    /// - Parameter showsNotch: `true` to show a notch as well. It is cut out of the display, so it appears in
    ///   pictures of devices but not in screenshots. Default: `false`.
    package func layers(_ values: [SceneValue], showsNotch: Bool = false) -> [CanvasElement.Layer] {
        let last = values.lastIndex(where: Self.isSheet) ?? 0
        let dimming = values.lastIndex(where: Self.isModal) ?? 0
        var context = self
        context.panelTransition = nil
        context.chrome = ScreenChrome()
        context.inherited.axis = nil
        context.inherited.equal = []
        context.gridRole = .none
        context.isInBody = true
        context.container = nil
        context.surroundings.sharesHeight = false
        context.surroundings.isAboveOthers = false
        context.surroundings.contentOffset = values.map(Self.contentOffset).max() ?? 0
        func built(_ value: SceneValue) -> [CanvasElement.Layer] {
            (NodeBuilder.build(value, context)?.flattened ?? []).map {
                CanvasElement.Layer(element: $0, ignores: $0.traits[IgnoredEdges.self] ?? [])
            }
        }
        let layers = values.enumerated().flatMap { index, value in
            context.surroundings.isBehindSheet = surroundings.isBehindSheet || index < last
            context.surroundings.isDimmed = surroundings.isDimmed || index < dimming
            context.isFirst = index == 0
            context.source.path = "\(source.path)[\(index)]"
            context.source.mark = value.mark
            return built(value)
        }
        guard let mark = context.chrome.housingMark, reader.environment.device != nil,
            device.sensorHousing != nil, showsNotch || device.topChrome != .notch
        else { return layers }
        context.source.path = source.path
        context.source.mark = mark
        return layers + built(SceneValue(.string(ScreenChrome.housingKind), at: mark))
    }

    /// Returns the points by which a node that is a scroll has moved its content up, where it is written as
    /// a number or an end.
    private static func contentOffset(of value: SceneValue) -> Double {
        guard value.entry("scroll") != nil, let offset = value.entry("contentOffset")?.value else { return 0 }
        switch (offset.entry("y")?.value ?? offset).content {
        case .number(let points, _): return points
        case .string("bottom"): return Codec<Point>.scrollEnd
        default: return 0
        }
    }

    /// Returns `true` for a sheet that every variant shows.
    private static func isSheet(_ value: SceneValue) -> Bool {
        value.entry("sheet") != nil && value.entry("when") == nil
    }

    /// Returns `true` for a presentation that every variant shows, and behind which tints turn grey.
    private static func isModal(_ value: SceneValue) -> Bool {
        isSheet(value)
            || value.entry("when") == nil
                && ["alert", "confirmationDialog"].contains { value.entry($0) != nil }
    }

    /// Returns a symbol in the inherited style with the given changes.
    package func icon(_ symbol: Symbol, font spec: FontSpec? = nil, paint: PaintSpec? = nil) -> any Element {
        // Paint that a component chooses itself is not blended with the backdrop.
        let vibrancy = paint == nil ? inherited.vibrancy : nil
        inherited.recordUse([.symbols, .text], font: spec, paint: paint)
        let paint = paint ?? inherited.ownForeground
        let paints = inherited.symbols.mode == .palette ? inherited.symbols.palette : [paint]
        let icon = IconElement(
            source: source, symbol: symbol,
            font: traited(spec?.applied(to: inherited.ownFont) ?? inherited.ownFont, inherited.traits),
            paint: paint, style: inherited.symbols.colored(in: reader.environment))
        return moved(vibrant(icon, vibrancy, paints))
    }

    /// Returns a symbol under the effects of the moment.
    private func moved(_ symbol: any Element) -> any Element {
        let (moment, center) = (inherited.symbolMoment, Point(0.5, 0.5))
        var element = symbol
        if moment.opacity != 1 { element = EffectElement(content: element, opacity: moment.opacity) }
        if moment.scale != 1 {
            element = TransformElement.scale(element, Point(moment.scale, moment.scale), anchor: center)
        }
        if moment.degrees != 0 {
            element = TransformElement.rotation(element, degrees: moment.degrees, anchor: center)
        }
        return element
    }

    /// Returns a plain stack, for components.
    package func stack(
        _ axis: Axis, spacing: Double, alignment: Alignment = .center, _ children: [any Element]
    )
        -> any Element
    {
        StackElement(source: source, axis: axis, alignment: alignment, spacing: spacing, children: children)
    }
}

extension BuildContext {
    /// Returns the recipe by which the node's own paints are blended with the backdrop; `nil` if they are
    /// drawn over it unblended. Paints that would barely show are reported.
    func vibrancy(_ style: Vibrancy?, for paints: [PaintSpec]) -> Vibrancy.Recipe? {
        let appearance = reader.environment.appearance
        guard let recipe = style?.recipe(appearance, reader.environment.contrast) else { return nil }
        if !paints.isEmpty && !paints.contains(where: recipe.shows) {
            let (paint, does) = appearance == .light ? ("light", "darkens") : ("dark", "lightens")
            reader.report(
                .notAllowed(
                    noun: "vibrancy", on: "a \(paint) paint in \(appearance.rawValue) appearance",
                    instead:
                        """
                        it only \(does) what lies behind, which \(paint) paints do not: remove one of them
                        """
                ),
                at: source.mark)
        }
        return recipe
    }

    /// Returns the element, blended with the backdrop if there is a style.
    func vibrant(_ element: any Element, _ style: Vibrancy?, _ paints: [PaintSpec]) -> any Element {
        vibrancy(style, for: paints).map { VibrancyElement(content: element, recipe: $0) } ?? element
    }
}

extension InheritedStyle {
    /// Applies a node's paint modifiers. The innermost `foreground`, `palette` or `vibrancy` wins: a node's
    /// own paint is not blended with the backdrop, unless it gives both.
    mutating func apply(_ modifiers: Modifiers, _ environment: SceneEnvironment) {
        if let vibrancy = modifiers.vibrancy {
            self.vibrancy = vibrancy == .none ? nil : vibrancy
            foreground = .color(environment.systemColor("primary") ?? .black)
            // Evaluated again if the appearance changes.
            foregroundSource = SceneValue(.string("primary"), at: .start)
        } else if modifiers.foreground != nil || modifiers.palette != nil {
            vibrancy = nil
        }
        if let paint = modifiers.foreground {
            leveled = LeveledForeground(modifiers.foregroundSource, in: self, environment)
            (foreground, foregroundSource) = (leveled?.paint ?? paint, modifiers.foregroundSource)
        }
        if let palette = modifiers.palette { (symbols.mode, symbols.palette) = (.palette, palette) }
        if let mode = modifiers.symbolRenderingMode { symbols.mode = mode }
        if let value = modifiers.variableValue { symbols.variableValue = value }
    }
}

/// Returns a mark at a fixed position on the device's screen.
func mark(
    _ rect: Rect?, shape: Shape, paint: PaintSpec, modifiers: inout Modifiers, in context: BuildContext
) -> any Element {
    guard let rect else { return context.stack(.vertical, spacing: 0, []) }
    if rect.width < rect.height {
        return sideMark(rect, shape: shape, paint: paint, modifiers: &modifiers, in: context)
    }
    let screen = context.reader.environment.canvasSize ?? context.device.size
    let isTop = rect.midY < screen.height / 2
    modifiers.alignment =
        modifiers.alignment ?? (Alignment(.center, isTop ? .top : .bottom), context.source.mark)
    let element = ShapeElement(
        source: context.source, name: "mark", shape: shape, decoration: Decoration(fills: [paint]))
    let framed = FrameElement(
        content: element, width: FrameLength(fixed: rect.width), height: FrameLength(fixed: rect.height),
        alignment: .center)
    let rise = context.device.size.height - rect.maxY
    return PaddingElement(
        content: framed,
        insets: Insets(top: isTop ? rect.minY : 0, left: 0, bottom: isTop ? 0 : rise, right: 0))
}

/// Returns a mark at the left edge of the screen of a device on its side, whatever the direction of lines.
private func sideMark(
    _ rect: Rect, shape: Shape, paint: PaintSpec, modifiers: inout Modifiers, in context: BuildContext
) -> any Element {
    let isMirrored = context.reader.environment.layoutDirection == .rightToLeft
    modifiers.alignment =
        modifiers.alignment ?? (Alignment(isMirrored ? .trailing : .leading, .center), context.source.mark)
    let element = ShapeElement(
        source: context.source, name: "mark", shape: shape, decoration: Decoration(fills: [paint]))
    let framed = FrameElement(
        content: element, width: FrameLength(fixed: rect.width), height: FrameLength(fixed: rect.height),
        alignment: .center)
    return PaddingElement(
        content: framed,
        insets: Insets(
            top: 0, left: isMirrored ? 0 : rect.minX, bottom: 0, right: isMirrored ? rect.minX : 0))
}

extension BuildContext {
    /// The device whose screen is drawn, upright.
    package var upright: Device { reader.environment.device.flatMap(Device.device(named:)) ?? .iphone17Pro }

    /// The device whose screen is drawn, as it is held; a device with an island if none is named.
    package var device: Device {
        upright.held(reader.environment.orientation)
    }
}

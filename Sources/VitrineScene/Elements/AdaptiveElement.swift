import VitrineGraphics

/// A node on glass that turns light or dark with what lies behind it: the same node in both appearances.
struct AdaptiveElement: ModifierElement {
    let light: any Element
    let dark: any Element
    /// The luma from which what lies behind counts as light.
    let threshold: Double

    var content: any Element { light }
    var label: String { "adaptive" }
    var attributes: [Attribute] { [Attribute("threshold", threshold)] }
    var children: [any Element] { [light, dark] }
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    /// Both have the size of the light one, so that layout does not depend on pixels.
    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        LayersElement(content: light, behind: [], before: [dark]).arrange(children, in: proposal, context)
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard placed.children.count == 2 else { return }
        let frame = placed.frame
        let shape = placed.children[0].glassShape(builder) ?? .rectangle(frame)
        let lists = placed.children.map { child in builder.items { $0.paint(child) } }
        builder.append(
            .adaptive(
                AdaptiveContent(
                    area: .fill(shape), threshold: threshold, light: lists[0], dark: lists[1])),
            from: source)
    }
}

extension AdaptiveElement {
    /// What `build` builds, twice where the node's glass is adaptive. In adaptive glass nothing adapts by itself: it
    /// follows the glass around it, and the number of lists stays two however deep glass is nested.
    static func settled(
        _ modifiers: [SceneValue.Entry], _ context: BuildContext,
        _ build: (BuildContext) -> (any Element)?
    ) -> (any Element)? {
        guard let glass = modifiers.first(where: { $0.key == "glass" }),
            let entry = context.reader.peeked(glass.value)?.entry("adaptive"),
            let value = context.reader.peeked(entry.value), let threshold = threshold(of: value, context)
        else { return build(context) }
        let reader = context.reader
        if context.isAdaptive {
            reader.warn(
                .noEffect(
                    what: "adaptive", on: "glass in adaptive glass",
                    because: "it follows the glass around it"), at: entry.keyMark)
            return build(context)
        }
        guard reader.environment.showsGlass else { return build(context) }
        func built(_ appearance: Appearance) -> (any Element)? {
            var inner = context
            inner.isAdaptive = true
            let environment = EnvironmentSpec(appearance: appearance).applied(
                to: reader.environment, &inner.inherited)
            return reader.within(environment) {
                inner.inherited.readForeground(reader)
                return build(inner)
            }
        }
        let (light, dark) = reader.alternatives({ built(.light) }, { built(.dark) })
        if light == nil, dark == nil { return nil }
        guard let light, let dark, let both = joined(light, dark, threshold) else {
            reader.report(
                .notAllowed(
                    what: "adaptive", on: "nodes that are not as many in both appearances",
                    instead: "give each of them its own glass"), at: entry.keyMark)
            return light ?? dark
        }
        return both
    }

    /// One element of both, within what the body must see of it, or one for each of several; nil where these are not
    /// as many.
    private static func joined(
        _ light: any Element, _ dark: any Element, _ threshold: Double
    ) -> (any Element)? {
        if var several = light as? any SeveralElements {
            let others = (dark as? any SeveralElements)?.children ?? []
            let both = zip(several.children, others).compactMap { joined($0, $1, threshold) }
            guard several.children.count == others.count, both.count == others.count else { return nil }
            several.children = both
            return several
        }
        if let edges = light as? EdgesElement, let other = dark as? EdgesElement {
            return joined(edges.content, other.content, threshold).map {
                EdgesElement(content: $0, edges: edges.edges)
            }
        }
        return AdaptiveElement(light: light, dark: dark, threshold: threshold)
    }

    /// Errors are reported when the glass is read as a whole.
    private static func threshold(of value: SceneValue, _ context: BuildContext) -> Double? {
        switch value.content {
        case .bool(true): GlassSpec.standardThreshold
        case .number(let number, _) where (0...1).contains(number): number
        default: nil
        }
    }
}

extension PlacedElement {
    /// The shape of the outermost glass, in the coordinates around the element.
    fileprivate func glassShape(_ builder: DisplayListBuilder) -> Shape? {
        switch element {
        case let surface as SurfaceElement where surface.decoration.glass != nil:
            return builder.resolved(
                surface.figure, in: builder.bleeding(frame, over: surface.bleeds), isMirrored: isMirrored
            ).shape(in: builder.bleeding(frame, over: surface.bleeds))
        case let shape as ShapeElement where shape.decoration.glass != nil:
            return builder.resolved(shape.figure, in: frame, isMirrored: isMirrored).shape(in: frame)
        case let combination as CombinationElement where combination.decoration.glass != nil:
            return .path(combination.outline(self), .nonZero)
        case let transform as TransformElement:
            return children.first?.glassShape(builder).map {
                .path($0.path().transformed(by: transform.map(in: frame)), $0.fillRule)
            }
        default: return children.lazy.compactMap { $0.glassShape(builder) }.first
        }
    }
}

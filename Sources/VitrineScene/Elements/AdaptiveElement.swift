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

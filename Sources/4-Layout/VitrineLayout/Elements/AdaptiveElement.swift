import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// A node on glass that adapts to a light or dark backdrop: the same node in both appearances.
package struct AdaptiveElement: ModifierElement, Sendable {
    package let light: any Element
    package let dark: any Element
    /// The luma from which the backdrop counts as light, 0...1.
    package let threshold: Double

    package init(light: any Element, dark: any Element, threshold: Double) {
        self.light = light
        self.dark = dark
        self.threshold = threshold
    }

    package var content: any Element { light }
    package var label: String { "adaptive" }
    package var attributes: [Attribute] { [Attribute("threshold", threshold)] }
    package var children: [any Element] { [light, dark] }
    package func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    /// Lays out both at the size of the light one, so that layout does not depend on pixels.
    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        BackgroundOverlayElement(content: light, background: [], overlay: [dark]).arrange(
            children, in: proposal, context)
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard placed.children.count == 2 else { return }
        let frame = placed.frame
        let shape = placed.children[0].glassShape(builder) ?? .rectangle(frame)
        let lists = placed.children.map { child in builder.itemsAbove { $0.paint(child) } }
        builder.append(
            .adaptive(
                AdaptiveContent(
                    area: .fill(shape), threshold: threshold, light: lists[0], dark: lists[1])),
            from: source)
    }
}

extension PlacedElement {
    /// Returns the shape of the outermost glass, in the coordinates around the element.
    package func glassShape(_ builder: DisplayListBuilder) -> ResolvedShape? {
        switch element {
        case let surface as SurfaceElement where surface.decoration.glass != nil:
            return builder.placed(
                surface.shape, in: surface.frame(in: frame, builder), isMirrored: isMirrored
            ).resolved
        case let shape as ShapeElement where shape.decoration.glass != nil:
            return builder.placed(shape.shape, in: frame, isMirrored: isMirrored).resolved
        case let combination as BooleanShapeElement where combination.decoration.glass != nil:
            return .path(combination.outline(self), .nonZero)
        case let transform as TransformElement:
            return children.first?.glassShape(builder).map {
                .path($0.path().transformed(by: transform.map(in: frame)), $0.fillRule)
            }
        default:
            for child in children {
                if let shape = child.glassShape(builder) { return shape }
            }
            return nil
        }
    }
}

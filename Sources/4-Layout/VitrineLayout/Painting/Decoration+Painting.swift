import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

extension Decoration {
    package var attributes: [Attribute] {
        shadows.map { Attribute("shadow", $0.summary) }
            + (material.map { [Attribute("material", $0.name)] } ?? [])
            + (glass.map { [Attribute("glass", $0.spec.summary)] } ?? [])
            + fills.map { Attribute("fill", $0.summary) } + strokes.map { Attribute("stroke", $0.summary) }
    }

    /// Paints the surface, then `contents` on it, then the border on top.
    ///
    /// - Parameters:
    ///   - shape: The shape of the surface.
    ///   - contents: Paints the content between the surface and the border.
    package func paint(
        _ shape: PlacedShape, _ source: ElementSource, _ builder: inout DisplayListBuilder,
        contents: (inout DisplayListBuilder) -> Void = { _ in }
    ) {
        builder.paint(glass, shape.resolved, shadows: shadows, from: source) { builder in
            var region = Region(self, shape, from: source)
            if region.holdsContents {
                region.contents = builder.items(under: .identity, contents)
                builder.append(region.items(scale: builder.scale))
            } else {
                builder.append(region.background)
                contents(&builder)
                builder.append(region.foreground)
            }
            // A border apart from the shape shares no outline with it.
            for stroke in strokes where stroke.gap > 0 {
                builder.append(
                    .fill(shape.line(of: stroke), stroke.paint.paint(in: shape.frame)), from: source)
            }
        }
    }
}

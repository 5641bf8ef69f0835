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
        _ shape: Shape, in frame: Rect, _ source: ElementSource, _ builder: inout DisplayListBuilder,
        contents: (inout DisplayListBuilder) -> Void = { _ in }
    ) {
        builder.paint(glass, shape.resolved(in: frame), shadows: shadows, from: source) { builder in
            paintBackground(shape, in: frame, source, &builder)
            guard isSurface, let inside = insideStrokeWidth else {
                contents(&builder)
                return paintStrokes(shape, in: frame, source, &builder)
            }
            // A border on top of the content would let the fills shine through along its anti-aliased edge.
            // Content that does not touch it may as well come last, and the border is part of the surface.
            let items = builder.items(under: .identity, contents)
            let clear = inside + 1 / builder.scale
            let isApart = items.paintedBounds.map {
                $0.isEmpty || shape.resolved(in: frame).contains($0, farFromOutlineBy: clear)
            }
            if isApart ?? false { paintStrokes(shape, in: frame, source, &builder) }
            builder.append(items)
            if !(isApart ?? false) { paintStrokes(shape, in: frame, source, &builder) }
        }
    }

    /// The width of the widest stroke in points if all lie inside the shape; `nil` if there are none or one
    /// does not.
    private var insideStrokeWidth: Double? {
        strokes.allSatisfy { $0.style.position == .inside } ? strokes.map(\.style.width).max() : nil
    }

    /// Paints the material, shadows and fills, from the bottom up. The first shadow of a list is on top, as
    /// in CSS. The material comes before the shadows, which are cut out under it; otherwise its blur would
    /// pick up their dark rim.
    private func paintBackground(
        _ shape: Shape, in frame: Rect, _ source: ElementSource, _ builder: inout DisplayListBuilder
    ) {
        let area = area(shape, frame)
        var surface = Surface(area: area, backdrop: material?.filter)
        for shadow in shadows.reversed() where !shadow.isInner && glass == nil {
            // Nothing shows through an opaque fill, and a cut-out would only thin the shadow along the
            // anti-aliased edge.
            let shadow = shadow.resolved(showsThrough: !isOpaque)
            if shadow.knockout {
                surface.outerShadows.append(shadow)
            } else {
                builder.append(surface, from: source)
                builder.append(.shadow(area, shadow), from: source)
                surface = Surface(area: area)
            }
        }
        surface.layers += fills.map { Surface.Layer(.fill($0.paint(in: frame))) }
        for shadow in shadows.reversed() where shadow.isInner {
            surface.layers.append(Surface.Layer(.innerShadow(shadow.resolved(showsThrough: true))))
        }
        builder.append(surface, from: source)
    }

    /// Paints the strokes. `append` merges inside strokes into the surface if nothing was painted on it.
    private func paintStrokes(
        _ shape: Shape, in frame: Rect, _ source: ElementSource, _ builder: inout DisplayListBuilder
    ) {
        for stroke in strokes {
            let (line, style) = shape.strokeGeometry(for: stroke.style, in: frame, hairline: stroke.hairline)
            builder.append(.fill(.stroke(line, style), stroke.paint.paint(in: frame)), from: source)
        }
    }

    private var isOpaque: Bool {
        fills.contains { fill in
            if case .color(let color) = fill { return color.alpha >= 1 }
            return false
        }
    }

    /// Returns the area that is filled and casts the shadows: the shape, or only the strokes if there is no
    /// fill.
    private func area(_ shape: Shape, _ frame: Rect) -> Area {
        if !isSurface, !strokes.isEmpty {
            return Area(
                strokes.map { stroke in
                    let (line, style) = shape.strokeGeometry(
                        for: stroke.style, in: frame, hairline: stroke.hairline)
                    return Area.Operand(.union, .stroke(line, style))
                })
        }
        return .fill(shape.resolved(in: frame))
    }
}

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
            // A border apart from the shape shares no outline with it.
            var own = self
            own.strokes.removeAll { $0.gap > 0 }
            own.paintSurface(shape, in: frame, source, &builder, contents)
            Decoration(strokes: strokes.filter { $0.gap > 0 }).paintStrokes(
                shape, in: frame, source, &builder)
        }
    }

    /// Paints the surface, the content and borders that begin at the outline.
    func paintSurface(
        _ shape: Shape, in frame: Rect, _ source: ElementSource, _ builder: inout DisplayListBuilder,
        _ contents: (inout DisplayListBuilder) -> Void
    ) {
        if paintWithOuterBorders(shape, in: frame, source, &builder, contents) { return }
        if let whole = BorderedSurface(self, shape, in: frame) {
            return paint(whole, shape, in: frame, source, &builder, contents)
        }
        paintBackground(shape, in: frame, source, &builder)
        guard isSurface, let inside = insideStrokeWidth else {
            contents(&builder)
            return paintStrokes(shape, in: frame, source, &builder)
        }
        let items = builder.items(under: .identity, contents)
        let isApart = items.isApart(from: shape.resolved(in: frame), by: inside + 1 / builder.scale)
        paintStrokes(shape, in: frame, with: items, isApart: isApart, source, &builder)
    }

    /// Paints a surface and its borders. Content that does not touch them comes last.
    private func paint(
        _ whole: BorderedSurface, _ shape: Shape, in frame: Rect, _ source: ElementSource,
        _ builder: inout DisplayListBuilder, _ contents: (inout DisplayListBuilder) -> Void
    ) {
        let outline = shape.resolved(in: frame)
        guard isSurface else {
            for shadow in shadows {
                builder.append(.shadow(whole.area, shadow.resolved(showsThrough: false)), from: source)
            }
            contents(&builder)
            return builder.append(whole.painted(with: [], from: source))
        }
        let items = builder.items(under: .identity, contents)
        let isApart = items.isApart(
            from: outline, by: (insideStrokeWidth ?? whole.inward) + 1 / builder.scale)
        let inner = items.contents(clippedBy: outline)
        let isJoined = isApart ? whole.reachesOut : inner != nil || (isOpaque && items.areOpaqueToBackdrop)
        guard isJoined else {
            paintBackground(shape, in: frame, source, &builder)
            return paintStrokes(shape, in: frame, with: items, isApart: isApart, source, &builder)
        }
        for shadow in shadows.reversed() {
            builder.append(
                .shadow(.fill(outline), shadow.resolved(showsThrough: !isOpaque)), from: source)
        }
        // Content that extends beyond the surface shows beside it as well.
        if !isApart, inner == nil { builder.append(items) }
        builder.append(whole.painted(with: isApart ? [] : inner ?? items, from: source))
        if isApart { builder.append(items) }
    }

    /// The width of the widest stroke in points if all lie inside the shape; `nil` if there are none or one
    /// does not.
    private var insideStrokeWidth: Double? {
        strokes.allSatisfy { $0.style.position == .inside } ? strokes.map(\.style.width).max() : nil
    }

    /// Paints the material, shadows and fills, from the bottom up. The first shadow of a list is on top, as
    /// in CSS. The material comes before the shadows, which are cut out under it; otherwise its blur would
    /// pick up their dark rim.
    func paintBackground(
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
    func paintStrokes(
        _ shape: Shape, in frame: Rect, _ source: ElementSource, _ builder: inout DisplayListBuilder
    ) {
        for stroke in strokes {
            builder.append(
                .fill(shape.line(of: stroke, in: frame), stroke.paint.paint(in: frame)), from: source)
        }
    }

    /// Paints the strokes over content, or before content that does not touch them.
    private func paintStrokes(
        _ shape: Shape, in frame: Rect, with items: [DisplayItem], isApart: Bool, _ source: ElementSource,
        _ builder: inout DisplayListBuilder
    ) {
        if isApart { paintStrokes(shape, in: frame, source, &builder) }
        builder.append(items)
        if !isApart { paintStrokes(shape, in: frame, source, &builder) }
    }

    /// Indicates whether nothing shows through the fills.
    var isOpaque: Bool {
        fills.contains { fill in
            if case .color(let color) = fill { return color.alpha >= 1 }
            return false
        }
    }

    /// Returns the area that is filled and casts the shadows: the shape, or only the strokes if there is no
    /// fill.
    private func area(_ shape: Shape, _ frame: Rect) -> Area {
        if !isSurface, !strokes.isEmpty {
            // A line that is cut out of another shape cannot be united with others.
            if strokes.contains(where: { $0.sides != .all }) {
                return shape.line(of: strokes[0], in: frame)
            }
            return Area(strokes.flatMap { shape.line(of: $0, in: frame).operands })
        }
        return .fill(shape.resolved(in: frame))
    }
}

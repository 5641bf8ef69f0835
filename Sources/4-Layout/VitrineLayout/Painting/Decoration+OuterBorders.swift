import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

extension Decoration {
    /// Paints a surface with borders beyond its outline, what is on it between its fills and its borders, and
    /// returns `true`; paints nothing and returns `false` if there are no such borders, or others.
    ///
    /// Surface and border share the outline: one over the other, with coverages c and 1 - c, they would let
    /// `c (1 - c)` of what is beneath through. Nothing shows through opaque ones if the border goes on
    /// under the surface, whose outline then cuts it. Otherwise their colours, each as far as it covers a
    /// pixel, are added up on a picture of their own. A rectangle ends on whole pixels, and needs no such
    /// picture.
    func paintWithOuterBorders(
        _ shape: Shape, in frame: Rect, _ source: ElementSource, _ builder: inout DisplayListBuilder,
        _ contents: (inout DisplayListBuilder) -> Void
    ) -> Bool {
        let outer = strokes.filter { $0.style.position == .outside }
        guard !outer.isEmpty, !fills.isEmpty, material == nil, glass == nil,
            outer.allSatisfy({ $0.sides == .all }),
            strokes.allSatisfy({ $0.style.position != .center })
        else { return false }
        let outline = shape.resolved(in: frame)
        let lines = outer.map { (area: shape.line(of: $0, in: frame), paint: $0.paint.paint(in: frame)) }
        guard lines.allSatisfy({ $0.area.isStroke(outside: outline) }) else { return false }
        var inside = self
        inside.strokes.removeAll { $0.style.position == .outside }
        inside.shadows.removeAll { !$0.isInner }
        let isSolid =
            fills.contains(where: \.isOpaque)
            && outer.allSatisfy { $0.paint.isOpaque && $0.style.dash.isEmpty }
        if !isSolid, shape.isRectangle(in: frame) { return false }

        let items = builder.items(under: .identity, contents)
        let reach = (inside.strokes.map(\.style.width).max() ?? 0) + 1 / builder.scale
        let isApart = items.isApart(from: outline, by: reach)
        let isWithin = isApart || items.contents(clippedBy: outline) != nil
        guard isWithin || isOpaque, isApart || items.areOpaqueToBackdrop || (isSolid && isWithin) else {
            paintBackground(shape, in: frame, source, &builder)
            builder.append(items)
            paintStrokes(shape, in: frame, source, &builder)
            return true
        }
        for shadow in shadows.reversed() where !shadow.isInner {
            builder.append(
                .shadow(.fill(outline), shadow.resolved(showsThrough: !isOpaque)), from: source)
        }
        // What leaves the surface shows beside it, too.
        if !isWithin { builder.append(items) }
        let own = builder.items(under: .identity) { inner in
            inside.paintSurface(shape, in: frame, source, &inner) { inner in
                if isApart { return }
                if isWithin { return inner.append(items) }
                inner.append(.group(Group(clip: .fill(outline), items: items)), from: source)
            }
        }
        if isSolid {
            let filled = Area.Operand(.union, .fill(outline))
            for line in lines {
                builder.append(.fill(Area([filled] + line.area.operands), line.paint), from: source)
            }
            builder.append(own)
        } else {
            var rings = lines.map { DisplayItem(source: source.path, .fill($0.area, $0.paint)) }
            if rings.count > 1 {
                let all = Area(lines.flatMap(\.area.operands))
                rings = [DisplayItem(source: source.path, .group(Group(clip: all, items: rings)))]
            }
            let surface = Group(blendMode: .plusLighter, items: own)
            let all = rings + [DisplayItem(source: source.path, .group(surface))]
            builder.append(.group(Group(isIsolated: true, items: all)), from: source)
        }
        if isApart { builder.append(items) }
        return true
    }
}

extension Area {
    /// Indicates whether it is a stroke that lies outside a shape, along its outline.
    fileprivate func isStroke(outside shape: ResolvedShape) -> Bool {
        guard operands.count == 1, operands[0].operation == .union,
            case .stroke(let line, let style) = operands[0].geometry
        else { return false }
        return line == shape && style.position == .outside
    }
}

import VitrineColor
import VitrineDisplayList
import VitrineGeometry

/// A painter that turns the paints of a glyph into display items, in the glyph's own units with y pointing
/// up.
struct GlyphPainter {
    let source: String
    /// The colour of the text, opaque.
    let foreground: Color
    let space: ColorSpace

    /// The bound of coordinates: what lies beyond is not painted.
    private static let farthest = 1e6

    /// Returns the items of a paint.
    ///
    /// - Parameters:
    ///   - paint: The paint.
    ///   - map: The map from its coordinates to the glyph's.
    ///   - region: The box that something around it is clipped to; `nil` if nothing bounds it. A paint
    ///     without bounds paints nothing.
    func items(_ paint: GlyphPaint, _ map: Affine, within region: Rect?) -> [DisplayItem] {
        switch paint {
        case .layers(let paints): return paints.flatMap { items($0, map, within: region) }
        case .transform(let own, let inner): return items(inner, own.then(map), within: region)
        case .outline(let path, let inner):
            return items(inner, map, in: .path(path.transformed(by: map), .nonZero), within: region)
        case .box(let box, let inner):
            return items(inner, map, in: ResolvedShape.rectangle(box).mapped(by: map), within: region)
        case .composite(let front, let mode, let behind):
            return composite(
                items(front, map, within: region), mode, over: items(behind, map, within: region))
        case .solid, .linear, .radial, .sweep:
            guard let region else { return [] }
            return fill(.rectangle(region), paint, map)
        }
    }

    /// Returns the items of a paint that shows within a shape.
    private func items(
        _ paint: GlyphPaint, _ map: Affine, in shape: ResolvedShape, within region: Rect?
    ) -> [DisplayItem] {
        let bounds = shape.bounds
        let sides = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
        guard sides.allSatisfy({ $0.magnitude < Self.farthest }),
            let inside = region.map({ $0.intersection(bounds) }) ?? bounds, !inside.isEmpty
        else { return [] }
        var (leaf, leafMap) = (paint, map)
        while case .transform(let own, let inner) = leaf { (leaf, leafMap) = (inner, own.then(leafMap)) }
        switch leaf {
        case .solid, .linear, .radial, .sweep: return fill(shape, leaf, leafMap)
        default:
            let inner = items(leaf, leafMap, within: inside)
            return inner.isEmpty ? [] : [group(Group(clip: .fill(shape), items: inner))]
        }
    }

    private func fill(_ shape: ResolvedShape, _ paint: GlyphPaint, _ map: Affine) -> [DisplayItem] {
        switch paint {
        case .solid(let own): return fill(shape, .solid(color(own)))
        case .linear(let line, let start, let end, let rotation):
            let gradient = GlyphGradient.linear(
                colors(of: line), map.apply(start), map.apply(end), rotation: map.apply(rotation))
            return gradient.map { fill(shape, $0) } ?? []
        case .radial(let line, let start, let end):
            guard let gradient = GlyphGradient.radial(colors(of: line), start, end) else { return [] }
            return fill(shape, gradient, under: map)
        case .sweep(let line, let center, let start, let end):
            let gradient = GlyphGradient.sweep(colors(of: line), center: center, from: start, to: end)
            return gradient.map { fill(shape, $0, under: map) } ?? []
        case .layers, .outline, .box, .transform, .composite: return []
        }
    }

    /// Fills a shape with a paint whose coordinates are mapped to the shape's.
    private func fill(_ shape: ResolvedShape, _ paint: Paint, under map: Affine) -> [DisplayItem] {
        if map == .identity { return fill(shape, paint) }
        guard let inverse = map.inverse else { return [] }
        let numbers = [inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty]
        guard numbers.allSatisfy({ $0.magnitude < Self.farthest }) else { return [] }
        return [group(Group(transform: map, items: fill(shape.mapped(by: inverse), paint)))]
    }

    private func fill(_ shape: ResolvedShape, _ paint: Paint) -> [DisplayItem] {
        [DisplayItem(source: source, .fill(.fill(shape), paint))]
    }

    private func group(_ group: Group) -> DisplayItem { DisplayItem(source: source, .group(group)) }

    private func color(_ color: GlyphColor) -> Color {
        switch color {
        case .palette(let own): own.converted(from: .sRGB, to: space)
        case .foreground(let opacity): foreground.opacity(opacity)
        }
    }

    private func colors(of line: GlyphColorLine) -> GlyphGradient {
        GlyphGradient(stops: line.stops.map { ($0.offset, color($0.color)) }, spread: line.spread)
    }

    /// Returns two pictures composited: Porter and Duff's operators from masks and sums, which are exact.
    private func composite(
        _ front: [DisplayItem], _ mode: GlyphComposition, over behind: [DisplayItem]
    ) -> [DisplayItem] {
        func part(
            _ items: [DisplayItem], in mask: [DisplayItem], isOutside: Bool = false,
            _ blendMode: BlendMode = .normal
        ) -> DisplayItem {
            group(
                Group(blendMode: blendMode, mask: GroupMask(isInverted: isOutside, items: mask), items: items)
            )
        }
        func atop(_ upper: [DisplayItem], _ lower: [DisplayItem]) -> [DisplayItem] {
            [
                group(
                    Group(
                        isIsolated: true,
                        items: [
                            part(lower, in: upper, isOutside: true), part(upper, in: lower, .plusLighter),
                        ]))
            ]
        }
        switch mode {
        case .clear: return []
        case .source: return front
        case .destination: return behind
        case .sourceOver: return behind + front
        case .destinationOver: return front + behind
        case .sourceIn: return [part(front, in: behind)]
        case .destinationIn: return [part(behind, in: front)]
        case .sourceOut: return [part(front, in: behind, isOutside: true)]
        case .destinationOut: return [part(behind, in: front, isOutside: true)]
        case .sourceAtop: return atop(front, behind)
        case .destinationAtop: return atop(behind, front)
        case .xor:
            return [
                group(
                    Group(
                        isIsolated: true,
                        items: [
                            part(behind, in: front, isOutside: true),
                            part(front, in: behind, isOutside: true, .plusLighter),
                        ]))
            ]
        default:
            guard let blendMode = mode.blendMode else { return [] }
            return [
                group(
                    Group(
                        isIsolated: true, items: behind + [group(Group(blendMode: blendMode, items: front))]))
            ]
        }
    }
}

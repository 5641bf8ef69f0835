import VitrineColor

@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster

/// A slow reference renderer in doubles, based on coverage masks and the definitions of gradients. It
/// supports everything except blurs, which have a reference of their own, glyphs and pictures.
struct RasterReference {
    struct Picture {
        let width: Int
        let height: Int
        /// The premultiplied components, from 0 to 1, four per pixel.
        var values: [Double]

        init(_ width: Int, _ height: Int) {
            self.width = width
            self.height = height
            values = [Double](repeating: 0, count: width * height * 4)
        }

        mutating func over(_ source: [Double], weight: Double, at pixel: Int) {
            let alpha = source[3] * weight
            for lane in 0..<4 {
                values[pixel * 4 + lane] = source[lane] * weight + values[pixel * 4 + lane] * (1 - alpha)
            }
        }

        func pixel(_ index: Int) -> [Double] { Array(values[index * 4..<index * 4 + 4]) }
    }

    let width: Int
    let height: Int
    /// The distance beyond the canvas up to which items still cast shadows onto it.
    private static let margin = 13
    private var full: PixelRect { PixelRect(width: width, height: height) }

    static func render(_ list: DisplayList) -> Picture {
        let width = Int((list.size.width * list.scale).rounded())
        let height = Int((list.size.height * list.scale).rounded())
        let margin = Self.margin
        let renderer = RasterReference(width: width + 2 * margin, height: height + 2 * margin)
        var large = Picture(renderer.width, renderer.height)
        let open = [Double](repeating: 1, count: renderer.width * renderer.height)
        let moved = Affine.scale(list.scale, list.scale).then(
            .translation(Double(margin), Double(margin)))
        renderer.paint(list.items, moved, clip: open, below: [], &large)
        var picture = Picture(width, height)
        for y in 0..<height {
            let start = ((y + margin) * large.width + margin) * 4
            picture.values.replaceSubrange(
                y * width * 4..<(y + 1) * width * 4, with: large.values[start..<start + width * 4])
        }
        return picture
    }

    /// Returns `true` if a pixel is not in the margin, where there is no backdrop.
    private func isOnCanvas(_ index: Int) -> Bool {
        let inner = full.outset(by: -Self.margin)
        let (x, y) = (index % width, index / width)
        return x >= inner.x0 && x < inner.x1 && y >= inner.y0 && y < inner.y1
    }

    private func mask(_ area: Area, _ transform: Affine) -> [Double] {
        let coverage = Coverage(area, transform: transform, clip: full)
        return coverage.mask(in: full).values.map { Double($0) / 65535 }
    }

    /// The clips as geometry; `whole` is the coverage of those by which the picture will be cut as a whole.
    private struct Edge {
        var parts: [ClipEdge.Part] = []
        var whole: [Double]?
        /// The clips within the picture, if what is beyond its edge is painted as well; else `nil`.
        var beyond: [ClipEdge.Part]?

        func within(_ area: Area, _ transform: Affine) -> Edge {
            let part = ClipEdge.Part(area: area, transform: transform)
            return Edge(parts: parts + [part], whole: whole, beyond: beyond.map { $0 + [part] })
        }
    }

    /// Returns the coverage of what is within an edge; all if there is none.
    private func mask(_ edge: Edge) -> [Double] {
        guard let last = edge.parts.last else { return [Double](repeating: 1, count: width * height) }
        let all = Coverage(
            last.area, transform: last.transform, within: Array(edge.parts.dropLast()), clip: full)
        return all.mask(in: full).values.map { Double($0) / 65535 }
    }

    /// Returns what the clips let through of what is within an edge.
    private func share(_ edge: Edge, clip: [Double]) -> [Double] {
        let inside = mask(edge)
        let beyond = edge.beyond.map { mask(Edge(parts: $0)) }
        return inside.indices.map { index in
            if clip[index] == 0 { return 0 }
            guard let whole = edge.whole else { return inside[index] }
            return whole[index] > 0 ? min(inside[index] / whole[index], 1) : beyond?[index] ?? 0
        }
    }

    /// Returns what the clips let through of an area.
    private func visible(_ area: Area, _ transform: Affine, clip: [Double], edge: Edge?) -> [Double] {
        guard let edge else { return zip(mask(area, transform), clip).map { $0 * $1 } }
        return share(edge.within(area, transform), clip: clip)
    }

    private func paint(
        _ items: [DisplayItem], _ transform: Affine, clip: [Double], edge: Edge? = nil, below: [Picture],
        _ picture: inout Picture
    ) {
        for item in items {
            paint(item.content, transform, clip: clip, edge: edge, below: below, &picture)
        }
    }

    private func paint(
        _ content: DisplayContent, _ transform: Affine, clip: [Double], edge: Edge?, below: [Picture],
        _ picture: inout Picture
    ) {
        switch content {
        case .fill(let area, let paint):
            let weights = visible(area, transform, clip: clip, edge: edge)
            for i in weights.indices where weights[i] > 0 {
                picture.over(color(paint, transform, i), weight: weights[i], at: i)
            }
        case .shadow(let area, let shadow):
            let mask = shadowMask(shadow, area, transform)
            let region = self.mask(area, transform)
            let inside = visible(area, transform, clip: clip, edge: edge)
            for i in mask.indices {
                let rest =
                    shadow.placement == .inner
                    ? inside[i] : (shadow.knockout ? 1 - region[i] : 1) * clip[i]
                picture.over(color(.solid(shadow.color), transform, i), weight: mask[i] * rest, at: i)
            }
        case .backdrop(let area, let filter):
            let all = clip.map { _ in 1.0 }
            replace(
                filter, visible(area, transform, clip: clip, edge: edge), clip: all, below: below, &picture)
        case .surface(let surface):
            paint(surface, transform, clip: clip, edge: edge, below: below, &picture)
        case .group(let group):
            paint(group, transform, clip: clip, edge: edge, below: below, &picture)
        case .glyphs, .glass, .progressiveBlur, .adaptive, .projected: break
        }
    }

    /// Returns the coverage of each pixel by an outer shadow without blur or, for an inner one, its share of
    /// the area's coverage.
    private func shadowMask(_ shadow: Shadow, _ area: Area, _ transform: Affine) -> [Double] {
        let moved = Affine.translation(shadow.offset.x, shadow.offset.y).then(transform)
        if shadow.placement == .outer { return mask(area.spread(by: shadow.spread), moved) }
        let hole = mask(area.spread(by: -shadow.spread), moved)
        return zip(hole, mask(area, transform)).map { $1 > 0 ? 1 - min($0 / $1, 1) : 0 }
    }

    /// Paints the items of one region: shadows around it, and everything else within it.
    private func paint(
        _ surface: Surface, _ transform: Affine, clip: [Double], edge: Edge?, below: [Picture],
        _ picture: inout Picture
    ) {
        let cover = mask(surface.area, transform)
        var within = picture
        if let backdrop = surface.backdrop {
            let all = cover.map { _ in 1.0 }
            replace(backdrop, all, clip: all, below: below, &within)
        }
        for layer in surface.layers {
            let (paint, weights): (Paint, [Double]) =
                switch layer.content {
                case .fill(let paint): (paint, cover.map { $0 > 0 ? 1 : 0 })
                case .stroke(let line, let paint):
                    (paint, zip(mask(line, transform), cover).map { $1 > 0 ? min($0 / $1, 1) : 0 })
                case .innerShadow(let shadow):
                    (.solid(shadow.color), shadowMask(shadow, surface.area, transform))
                }
            for i in cover.indices where cover[i] > 0 {
                within.over(color(paint, transform, i), weight: weights[i], at: i)
            }
        }
        for shadow in surface.outerShadows {
            let mask = shadowMask(shadow, surface.area, transform)
            for i in mask.indices {
                picture.over(color(.solid(shadow.color), transform, i), weight: mask[i] * clip[i], at: i)
            }
        }
        let weights = visible(surface.area, transform, clip: clip, edge: edge)
        for i in cover.indices {
            let weight = weights[i]
            for lane in i * 4..<i * 4 + 4 {
                picture.values[lane] = within.values[lane] * weight + picture.values[lane] * (1 - weight)
            }
        }
    }

    private func paint(
        _ given: Group, _ outer: Affine, clip: [Double], edge: Edge?, below: [Picture],
        _ picture: inout Picture
    ) {
        let group = given.withMaskAsClip(under: outer).withoutInnerClip
        let transform = group.transform.then(outer)
        var cut = group.clip.map { mask($0, transform) }
        if !group.needsPicture(under: transform) {
            var (inner, edge) = (clip, edge)
            if let area = group.clip, let cut {
                if Clip.isWholePixels(area, transform: transform) {
                    inner = zip(cut, clip).map { $0 * $1 }
                } else {
                    let next = (edge ?? Edge()).within(area, transform)
                    inner = share(next, clip: clip)
                    edge = next
                }
            }
            return paint(group.items, transform, clip: inner, edge: edge, below: below, &picture)
        }
        var layer = Picture(width, height)
        let open = [Double](repeating: 1, count: width * height)
        let isCutLast = group.filters.affectsTransparentBlack
        // The picture will be cut by the edge around it, unless it is more than the items.
        let spreads = !group.shadows.isEmpty || !group.filters.allSatisfy(\.isPointwise)
        var outside: Edge?
        if let edge, !spreads {
            // Within a clip of its own, nothing beyond an open edge is known.
            let isOpen = edge.beyond?.isEmpty ?? false
            outside = Edge(parts: edge.parts, whole: mask(edge), beyond: isOpen ? [] : nil)
        }
        var inside = outside
        if let area = group.clip, !Clip.isWholePixels(area, transform: transform) {
            var next = (outside ?? Edge()).within(area, transform)
            let whole = mask(next)
            cut = share(next, clip: open)
            next.whole = whole
            next.beyond = group.clipsFilteredItems ? [] : nil
            inside = next
        }
        let own = isCutLast ? outside : inside
        if group.blendsItemsWithTarget, let cut {
            // On a copy of what lies beneath, which then replaces it within the clip.
            var copy = picture
            paint(group.items, transform, clip: open, edge: inside, below: below, &copy)
            for i in clip.indices {
                let weight = cut[i] * clip[i]
                for lane in i * 4..<i * 4 + 4 {
                    picture.values[lane] = copy.values[lane] * weight + picture.values[lane] * (1 - weight)
                }
            }
            return
        }
        paint(group.items, transform, clip: open, edge: own, below: below + [picture], &layer)
        func cutLayer() {
            if let cut { for i in layer.values.indices { layer.values[i] *= cut[i / 4] } }
        }
        if !isCutLast { cutLayer() }
        for i in clip.indices {
            let result = ColorFilterReference.defined(group.filters, of: layer.pixel(i))
            for lane in 0..<4 { layer.values[4 * i + lane] = result[lane] }
        }
        if isCutLast { cutLayer() }
        var whole = shadowed(layer, group, transform)
        if let mask = group.mask {
            var cover = Picture(width, height)
            paint(
                mask.items, transform, clip: open, edge: spreads ? nil : inside, below: [], &cover)
            for i in clip.indices {
                let c = cover.pixel(i)
                let weight = mask.kind == .alpha ? c[3] : 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]
                for lane in 0..<4 { whole.values[4 * i + lane] *= weight }
            }
        }
        for i in clip.indices {
            let source = whole.pixel(i).map { $0 * group.opacity * clip[i] }
            let below = picture.pixel(i)
            let mixed =
                group.backdropMatrix.map { Self.blend(through: $0, source, below) }
                ?? Self.blend(group.blendMode, source, below)
            for lane in 0..<4 { picture.values[4 * i + lane] = mixed[lane] }
        }
    }

    /// Returns the alpha at a position between pixels.
    private func alpha(of picture: Picture, _ x: Double, _ y: Double) -> Double {
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        func at(_ dx: Int, _ dy: Int) -> Double {
            let (x, y) = (Int(left) + dx, Int(top) + dy)
            let isInside = x >= 0 && y >= 0 && x < width && y < height
            return isInside ? picture.values[(y * width + x) * 4 + 3] : 0
        }
        let (u, v) = (x - left, y - top)
        return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v
    }

    /// Returns a group's picture with its shadows, which have neither blur nor spread here.
    private func shadowed(_ layer: Picture, _ group: Group, _ transform: Affine) -> Picture {
        let opacity = Double(group.casterOpacity) / 65535
        var above = layer
        var whole = Picture(width, height)
        for shadow in group.shadows.reversed() {
            let offset = PaintState(transform: transform, clip: Clip(full)).deviceOffset(shadow.offset)
            for i in 0..<width * height {
                let cast = alpha(of: layer, Double(i % width) - offset.x, Double(i / width) - offset.y)
                let alpha = layer.values[4 * i + 3]
                let share = min(alpha / opacity, 1)
                let paint = color(.solid(shadow.color), transform, i)
                if shadow.placement == .inner {
                    let weight = share > 0 ? 1 - min(min(cast / opacity, 1) / share, 1) : 0
                    for lane in 0..<3 {
                        above.values[4 * i + lane] =
                            paint[lane] * weight * alpha
                            + above.values[4 * i + lane] * (1 - paint[3] * weight)
                    }
                } else {
                    let rest = shadow.knockout && opacity < 1 ? (1 - share) / (1 - alpha) : 1
                    whole.over(paint, weight: cast * rest, at: i)
                }
            }
        }
        for i in 0..<width * height { whole.over(above.pixel(i), weight: 1, at: i) }
        return whole
    }

    private func replace(
        _ filter: BackdropFilter, _ mask: [Double], clip: [Double], below: [Picture],
        _ picture: inout Picture
    ) {
        for i in mask.indices where mask[i] * clip[i] > 0 && isOnCanvas(i) {
            var all = Picture(1, 1)
            for other in below + [picture] { all.over(other.pixel(i), weight: 1, at: 0) }
            all.values = ColorFilterReference.defined(filter.filters, of: all.values)
            for tint in filter.tints { all.over(color(.solid(tint), .identity, 0), weight: 1, at: 0) }
            let weight = mask[i] * clip[i]
            for lane in 0..<4 {
                picture.values[i * 4 + lane] =
                    all.values[lane] * weight + picture.values[i * 4 + lane] * (1 - weight)
            }
        }
    }

    private func color(_ paint: Paint, _ transform: Affine, _ index: Int) -> [Double] {
        let center = Point(Double(index % width) + 0.5, Double(index / width) + 0.5)
        let p = transform.inverse.map { $0.apply(center) } ?? center
        let stops = GradientReference.stops(of: paint)
        let t = GradientReference.parameter(paint, p)
        return GradientReference.color(stops, at: t).map { $0 / 65535 }
    }
}

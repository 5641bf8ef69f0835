import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrineShaders

extension DisplayContent {
    /// Returns the content if it is a group, or can be painted as one; `nil` otherwise.
    ///
    /// - Parameter transform: The map from the points around it to device pixels.
    func group(under transform: Affine) -> Group? {
        switch self {
        case .group(let group): group
        case .projected(let content): content.outlined(under: transform)
        case .fill, .shadow, .glyphs, .backdrop, .surface, .glass, .progressiveBlur, .adaptive: nil
        }
    }
}

extension ProjectedContent {
    /// Returns a group whose outlines are the items' projected outlines, or `nil` if resampling is better:
    /// where most items are no outlines, and where their edges hide each other.
    ///
    /// - Parameter transform: The map from the points around them to device pixels.
    func outlined(under transform: Affine) -> Group? {
        guard !isResampled, map.isFinite, map.inverse != nil, !items.readBackdrop,
            let box = ContentBounds.of(items, .identity), !ItemSides.areShared(by: items)
        else { return nil }
        var outlines = ProjectedOutlines(scale: transform.maxScale, area: box.width * box.height)
        guard let shown = outlines.items(items, map, mayResample: true), outlines.hasOutlines else {
            return nil
        }
        // Several items are one picture, and what blends does so within it.
        return Group(isIsolated: shown.count > 1 || shown.blendWithTarget, items: shown)
    }
}

/// The projection of outlines, point by point: of fills, strokes and text in one colour, and of what clips.
/// Gradients and other items are resampled; without an edge the error is at most one level.
private struct ProjectedOutlines {
    /// Indicates whether there are any outlines.
    private(set) var hasOutlines = false
    /// The device pixels to a point around the items.
    private let scale: Double
    /// The number of points that outlines may still have.
    private var pointsLeft = 1 << 18
    /// The area that may still be resampled apart from the whole, in square points.
    private var areaLeft: Double

    /// The largest distance of the outline of a glyph from its chords, in pixels.
    private static let glyphTolerance = 0.008
    /// The chord count for curves clipped at the near plane.
    private static let nearChords = 256
    /// The largest magnification at which a stroke's chords stay accurate.
    private static let maxStretch = 64.0

    init(scale: Double, area: Double) {
        self.scale = scale
        areaLeft = 2 * area
    }

    /// Returns items in perspective; `nil` if some cannot be projected.
    ///
    /// - Parameters:
    ///   - items: In painter's order.
    ///   - map: The map from their points to those around them.
    ///   - mayResample: `false` where the edge of a picture that is resampled may lie on one that cuts it.
    mutating func items(_ items: [DisplayItem], _ map: Homography, mayResample: Bool) -> [DisplayItem]? {
        var result: [DisplayItem] = []
        var flat: [DisplayItem] = []
        for item in items {
            if let content = outlined(item, map, mayResample: mayResample) {
                guard append(&flat, to: &result, map) else { return nil }
                result.append(DisplayItem(source: item.source, content))
                hasOutlines = true
            } else {
                guard mayResample || item.content.isSoftShadow, ![item].blendWithTarget else { return nil }
                flat.append(item)
            }
        }
        return append(&flat, to: &result, map) ? result : nil
    }

    /// Appends items that are resampled, if there are any. Returns `false` if the resampling budget is
    /// exceeded.
    private mutating func append(
        _ flat: inout [DisplayItem], to result: inout [DisplayItem], _ map: Homography
    ) -> Bool {
        guard let first = flat.first else { return true }
        defer { flat = [] }
        guard let box = ContentBounds.of(flat, .identity) else { return true }
        result.append(DisplayItem(source: first.source, resampled(flat, map)))
        return take(box)
    }

    private mutating func take(_ box: Rect) -> Bool {
        areaLeft -= box.width * box.height
        return areaLeft >= 0
    }

    private func resampled(_ items: [DisplayItem], _ map: Homography) -> DisplayContent {
        .projected(ProjectedContent(map: map, items: items, isResampled: true))
    }

    private mutating func outlined(_ item: DisplayItem, _ map: Homography, mayResample: Bool)
        -> DisplayContent?
    {
        switch item.content {
        case .fill(let area, let paint): return filled(area, paint, map)
        case .glyphs(let run, .solid(let color)):
            return self.run(run, map).map { .glyphs($0, .solid(color)) }
        case .surface(let surface): return outlined(surface, item.source, map, mayResample: mayResample)
        case .group(let group): return outlined(group, map, mayResample: mayResample).map { .group($0) }
        case .glyphs, .shadow, .backdrop, .glass, .progressiveBlur, .adaptive, .projected: return nil
        }
    }

    /// Returns an area in a paint. A gradient is resampled on all of a larger area, which the outline cuts.
    private mutating func filled(_ area: Area, _ paint: Paint, _ map: Homography) -> DisplayContent? {
        switch paint {
        case .solid: return self.area(area, map).map { .fill($0, paint) }
        case .image, .mesh: return nil
        case .linear, .radial, .angular, .noise:
            guard paint.extent == nil, let box = area.conservativeBounds, take(box),
                let outline = self.area(area, map)
            else { return nil }
            let around = DisplayItem(source: "", .fill(.around(box), paint))
            return .group(
                Group(clip: outline, items: [DisplayItem(source: "", resampled([around], map))]))
        }
    }

    private mutating func outlined(
        _ surface: Surface, _ source: String, _ map: Homography, mayResample: Bool
    ) -> DisplayContent? {
        guard surface.backdrop == nil, let outline = area(surface.area, map),
            let box = outline.conservativeBounds
        else { return nil }
        var items: [DisplayItem] = []
        for layer in surface.layers {
            let content: DisplayContent?
            switch layer.content {
            // The outline cuts all of them at once.
            case .fill(let paint):
                if case .solid = paint {
                    content = .fill(.around(box), paint)
                } else {
                    content = filled(surface.area, paint, map)
                }
            case .stroke(let line, let paint): content = filled(line, paint, map)
            case .innerShadow: content = nil
            }
            guard let content else { return nil }
            items.append(DisplayItem(source: layer.source.isEmpty ? source : layer.source, content))
        }
        let within = Group(clip: outline, items: items)
        if surface.outerShadows.isEmpty { return .group(within) }
        // What is around the outline and what is within it are added up, as they are apart.
        guard outline.operands.allSatisfy({ $0.operation == .union }),
            mayResample || surface.outerShadows.allSatisfy({ $0.sigma > 0 })
        else { return nil }
        let shadows = surface.outerShadows.map { shadow in
            var shadow = shadow
            shadow.knockout = false
            return DisplayItem(source: source, .shadow(surface.area, shadow))
        }
        guard let reach = ContentBounds.of(shadows, .identity), take(reach),
            let seen = ProjectionPlan.bounds(of: reach, map)
        else { return nil }
        let around = Area(
            Area.around(seen.union(box)).operands
                + outline.operands.map { Area.Operand(.subtract, $0.geometry) })
        let beneath = Group(clip: around, items: [DisplayItem(source: source, resampled(shadows, map))])
        if items.isEmpty { return .group(beneath) }
        let added = Group(
            blendMode: .plusLighter, items: [DisplayItem(source: source, .group(within))])
        return .group(
            Group(
                isIsolated: true,
                items: [
                    DisplayItem(source: source, .group(beneath)), DisplayItem(source: source, .group(added)),
                ]))
    }

    private mutating func outlined(_ group: Group, _ outer: Homography, mayResample: Bool) -> Group? {
        guard group.filters.isEmpty, group.shadows.isEmpty, !group.mirrorsBackdropAtClip else { return nil }
        let map = outer.after(group.transform)
        var result = group
        result.transform = .identity
        let isCut = group.clip != nil || group.mask != nil
        guard let inner = items(group.items, map, mayResample: mayResample && !isCut) else { return nil }
        result.items = inner
        if let clip = group.clip {
            guard let outline = area(clip, map) else { return nil }
            result.clip = outline
        }
        if let mask = group.mask {
            guard let picture = items(mask.items, map, mayResample: false) else { return nil }
            result.mask?.items = picture
        }
        return result
    }

    // MARK: Outlines

    private mutating func area(_ area: Area, _ map: Homography) -> Area? {
        var operands: [Area.Operand] = []
        for (index, operand) in area.operands.enumerated() {
            let shapes: [Area.Operand]?
            switch operand.geometry {
            case .fill(let shape):
                shapes = filled(shape, map).map { [Area.Operand(operand.operation, .fill($0))] }
            case .stroke(let shape, let style):
                shapes = stroked(
                    shape, style: style, operation: operand.operation, after: area.operands[..<index],
                    map: map)
            }
            guard let shapes else { return nil }
            operands += shapes
        }
        return Area(operands, name: area.name)
    }

    private mutating func filled(_ shape: ResolvedShape, _ map: Homography) -> ResolvedShape? {
        path(shape.path(), map, Flattening.tolerance).map { .path($0, shape.fillRule) }
    }

    /// Returns the operands for a stroke; `nil` if it lies on one side of its shape and what is before it
    /// does not tell what to do with the other side.
    private mutating func stroked(
        _ shape: ResolvedShape, style: StrokeStyle, operation: Area.Operation,
        after before: ArraySlice<Area.Operand>, map: Homography
    ) -> [Area.Operand]? {
        if let ring = ConcentricStroke(shape, style) {
            var both = ring.outer.path()
            if let inner = ring.inner { both.append(inner.path()) }
            return path(both, map, Flattening.tolerance).map {
                [.init(operation, .fill(.path($0, .evenOdd)))]
            }
        }
        guard let box = Area.stroke(shape, style).conservativeBounds else { return [] }
        let corners = box.corners(where: [map.inFront])
        let stretch = min(corners.map { self.stretch(map, at: $0) }.max() ?? 1, Self.maxStretch)
        let line = DashedLine(shape, style)
        var both: Path? = Path()
        var stroker = Stroker(line.style, maxScale: scale * stretch)
        stroker.stroke(line.path) { polygon in
            guard pointsLeft >= polygon.count else { return both = nil }
            pointsLeft -= polygon.count
            both?.append(polygon, map)
        }
        guard let both else { return nil }
        let stroke = Area.Operand(operation, .fill(.path(both, .nonZero)))
        let whole = Area.Operand(.union, .fill(shape))
        let isWithout = before.last == Area.Operand(.subtract, .fill(shape)) && before.count == 2
        switch (line.style.position, operation) {
        case (.center, _): return [stroke]
        case (let position, .union) where before.isEmpty:
            let side: Area.Operation = position == .inside ? .intersect : .subtract
            return filled(shape, map).map { [stroke, .init(side, .fill($0))] }
        // The other side is there already, or not there anyway.
        case (.inside, .union) where isWithout && before.first?.covers(box) == true: return [stroke]
        case (.inside, .subtract) where before.count == 1 && before.first == whole: return [stroke]
        case (.outside, .union) where before.first == whole && before.count == 1: return [stroke]
        case (.outside, .union) where isWithout && before.first?.covers(box) == true: return []
        default: return nil
        }
    }

    /// Returns glyphs whose outlines are in points.
    private mutating func run(_ run: GlyphRun, _ map: Homography) -> GlyphRun? {
        let em = run.size / run.unitsPerEm
        guard em.isFinite else { return nil }
        let turns: Int32 = map.isMirrored ? -1 : 1
        var result = run
        (result.size, result.unitsPerEm) = (1, 1)
        for (index, glyph) in run.glyphs.enumerated() {
            let own = Affine.scale(em, em).then(.translation(glyph.position.x, glyph.position.y))
            guard let path = self.path(glyph.outline.path, map.after(own), Self.glyphTolerance) else {
                return nil
            }
            let box = path.controlBounds ?? .zero
            result.glyphs[index] = GlyphRun.Glyph(
                outline: GlyphOutline(
                    path, winding: glyph.outline.winding &* turns, size: max(box.width, box.height)),
                position: .zero)
        }
        return result
    }

    /// Returns the closed contours of a path as lines; `nil` if they have too many points.
    private mutating func path(_ path: Path, _ map: Homography, _ tolerance: Double) -> Path? {
        var result = Path()
        var contour: [Point] = []
        func end() {
            result.append(contour, map)
            contour.removeAll(keepingCapacity: true)
        }
        for element in path.elements {
            let last = contour.last ?? .zero
            var points: [Point] = []
            switch element {
            case .move(let p):
                end()
                points = [p]
            case .line(let p): points = [p]
            case .quad(let control, let p):
                let part = tolerance / stretch(map, [last, control, p])
                let count = part > 0 ? Flattening.chords(last, control, p, tolerance: part) : Self.nearChords
                points = (1..<max(count, 1)).map {
                    Flattening.quadratic(
                        last, control, p, Double($0) / Double(count), Double(count - $0) / Double(count))
                }
                points.append(p)
            case .cubic(let first, let second, let p):
                let part = tolerance / stretch(map, [last, first, second, p])
                let count =
                    part > 0 ? Flattening.chords(last, first, second, p, tolerance: part) : Self.nearChords
                points = (1..<max(count, 1)).map {
                    Flattening.cubic(
                        last, first, second, p, Double($0) / Double(count),
                        Double(count - $0) / Double(count))
                }
                points.append(p)
            case .close:
                let start = contour.first
                end()
                // What follows without a move begins where the contour did.
                if let start { contour = [start] }
            }
            guard pointsLeft >= points.count, points.allSatisfy(\.isFinite) else { return nil }
            pointsLeft -= points.count
            contour += points
        }
        end()
        return result
    }

    /// Returns the largest number of device pixels to a point along a curve; infinite near the eye.
    private func stretch(_ map: Homography, _ points: [Point]) -> Double {
        var largest = 0.0
        for point in points {
            if map.inFront.at(point) < 0 { return .infinity }
            largest = max(largest, stretch(map, at: point))
        }
        return largest * scale
    }

    /// Returns the largest number of points around that a point becomes, or a little more.
    private func stretch(_ map: Homography, at point: Point) -> Double {
        let (byX, byY) = map.derivatives(at: point)
        return (byX.x * byX.x + byX.y * byX.y + byY.x * byY.x + byY.y * byY.y).squareRoot()
    }
}

extension Path {
    /// Appends the image of a closed polygon, as far as it is in front of the eye.
    fileprivate mutating func append(_ polygon: [Point], _ map: Homography) {
        let row = map.inFront
        var isMoved = false
        func add(_ point: Point) {
            let image = map.apply(point)
            if isMoved { line(to: image) } else { move(to: image) }
            isMoved = true
        }
        guard polygon.count > 1, var last = polygon.last else { return }
        var depth = row.at(last)
        for point in polygon {
            let next = row.at(point)
            if (depth >= 0) != (next >= 0) {
                let part = depth / (depth - next)
                add(Point(last.x + (point.x - last.x) * part, last.y + (point.y - last.y) * part))
            }
            if next >= 0 { add(point) }
            (last, depth) = (point, next)
        }
        if isMoved { close() }
    }
}

extension Homography {
    /// The row that is at least zero where nothing is too near to the eye.
    fileprivate var inFront: Row { Row(w.x, w.y, w.one - ProjectionPlan.nearest) }

    /// Indicates whether the plane is seen from behind.
    fileprivate var isMirrored: Bool {
        let first = x.x * (y.y * w.one - y.one * w.y)
        let second = x.y * (y.x * w.one - y.one * w.x)
        return first - second + x.one * (y.x * w.y - y.y * w.x) < 0
    }
}

extension Area.Operand {
    /// Indicates whether it is a rectangle that contains a box.
    fileprivate func covers(_ box: Rect) -> Bool {
        guard operation == .union, case .fill(.rectangle(let rect)) = geometry else { return false }
        return rect.union(box) == rect
    }
}

extension Area {
    /// A rectangle far beyond a box, relative to its size.
    fileprivate static func around(_ box: Rect) -> Area {
        .fill(.rectangle(box.outset(by: max(box.width, box.height))))
    }
}

import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// A surface with borders that share its outline, composited as one.
///
/// One after the other, each cut by its own coverage, they would let what lies beneath them through along the
/// outline: with coverage c, a border outside leaves `c (1 - c)` of the backdrop beside a fill or a border
/// inside, and a border over content as much of the fill. Here all are painted beyond the outline, and the
/// whole is cut once. A rectangle ends on whole pixels, and a border astride hides the edge of the fill.
struct BorderedSurface {
    private let outline: ResolvedShape
    private let lines: [(area: Area, outward: Double, paint: Paint)]
    private let fills: [Paint]
    /// The points by which borders reach into the shape.
    let inward: Double

    /// Prepares the surface, or returns `nil` where its parts are painted one by one: under glass and
    /// materials, with inner shadows, with dashes, and with borders of single sides, unless there is only one
    /// that reaches beyond the outline.
    init?(_ decoration: Decoration, _ shape: Shape, in frame: Rect) {
        let strokes = decoration.strokes
        guard decoration.material == nil, decoration.glass == nil, !strokes.isEmpty,
            shape.isInsettable, !shape.isRectangle(in: frame),
            !decoration.shadows.contains(where: \.isInner),
            strokes.allSatisfy({ $0.style.dash.isEmpty })
        else { return nil }
        let isOfSides = strokes.count == 1 && strokes[0].sides != .all
        guard
            isOfSides
                ? strokes[0].style.position != .inside && !decoration.fills.isEmpty
                : strokes.allSatisfy({ $0.sides == .all && $0.style.position != .center })
        else { return nil }
        func outward(_ stroke: StrokeSpec) -> Double {
            switch stroke.style.position {
            case .inside: 0
            case .center: stroke.style.width / 2
            case .outside: stroke.style.width
            }
        }
        // The surface below a border outside the outline must not show through it.
        guard strokes.allSatisfy({ outward($0) == 0 || $0.paint.isOpaque }) else { return nil }
        guard decoration.isSurface || strokes.contains(where: { $0.style.position == .inside }) else {
            return nil
        }
        // An outline inside must not cover one outside.
        let places = strokes.map { outward($0) > 0 }
        guard zip(places, places.dropFirst()).allSatisfy({ !$0 || $1 }) else { return nil }
        outline = shape.resolved(in: frame)
        fills = decoration.fills.map { $0.paint(in: frame) }
        lines = strokes.map { ($0, outward($0)) }.map {
            (shape.line(of: $0, in: frame), $1, $0.paint.paint(in: frame))
        }
        // One of single sides is what is left of an outline around the shape without one within it.
        if isOfSides, !lines.allSatisfy({ $0.area.isOutlineWithoutAnother }) { return nil }
        inward = strokes.map { $0.style.width - outward($0) }.max() ?? 0
        if fills.isEmpty && !reachesOut { return nil }
    }

    /// Indicates whether a border lies beyond the outline.
    var reachesOut: Bool { lines.contains { $0.outward > 0 } }

    /// The area that is painted: the filled outline, if there is a fill, and the borders.
    var area: Area {
        let own = fills.isEmpty ? [] : [Area.Operand(.union, .fill(outline))]
        let around = lines.filter { fills.isEmpty || $0.outward > 0 }
        // An outline that another is cut out of contains the shape.
        if let only = around.first, only.area.isOutlineWithoutAnother { return Area([only.area.operands[0]]) }
        return Area(own + around.flatMap(\.area.operands))
    }

    /// Returns the surface with content between its fills and its borders.
    func painted(with contents: [DisplayItem], from source: ElementSource) -> [DisplayItem] {
        let box = outline.bounds
        let farthest = lines.map(\.outward).max() ?? 0
        let everything = ResolvedShape.rectangle(
            box.outset(by: 64 + farthest + max(box.width, box.height)))
        let beyond = [Area.Operand(.union, .fill(everything)), Area.Operand(.subtract, .fill(outline))]
        func item(_ area: Area, _ paint: Paint) -> DisplayItem {
            DisplayItem(source: source.path, .fill(area, paint))
        }
        var items = fills.map { item(.fill(everything), $0) } + contents
        for (index, line) in lines.enumerated() {
            // The lowest has nothing under it, and ends where all is cut.
            if index == 0, fills.isEmpty {
                items.append(item(.fill(everything), line.paint))
                continue
            }
            // Inside borders go on under those beyond, and the farthest of these under the cut.
            let goesOn = line.outward == 0 || line.outward == farthest
            items.append(item(goesOn ? Area(beyond + line.area.operands) : line.area, line.paint))
        }
        return [DisplayItem(source: source.path, .group(Group(clip: area, items: items)))]
    }
}

extension Area {
    /// Indicates whether it is what is left of a filled outline without another one.
    fileprivate var isOutlineWithoutAnother: Bool {
        guard operands.count == 2, operands[0].operation == .union, operands[1].operation == .subtract,
            case .fill = operands[0].geometry, case .fill = operands[1].geometry
        else { return false }
        return true
    }
}

extension PaintSpec {
    /// Indicates whether it is a colour or a gradient of which nothing is translucent.
    var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha >= 1
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        case .mesh, .noise, .image: false
        }
    }
}

extension Shape {
    /// Indicates whether it is a rectangle without round corners.
    func isRectangle(in frame: Rect) -> Bool {
        if case .rectangle = resolved(in: frame) { true } else { false }
    }
}

extension [DisplayItem] {
    /// Returns `true` if the items are known to lie within a shape, a distance away from its outline.
    func isApart(from outline: ResolvedShape, by distance: Double) -> Bool {
        paintedBounds.map { $0.isEmpty || outline.contains($0, farFromOutlineBy: distance) } ?? false
    }

    /// Returns the items within a group that only clips them to a shape; `nil` for any other items.
    func contents(clippedBy outline: ResolvedShape) -> [DisplayItem]? {
        guard count == 1, case .group(let group) = self[0].content, group.clip == .fill(outline),
            !group.needsLayer, group.transform == .identity
        else { return nil }
        return group.items
    }

    /// Returns `true` if none of the items needs to see what lies beneath.
    var areOpaqueToBackdrop: Bool {
        allSatisfy { item in
            switch item.content {
            case .fill, .glyphs, .shadow: true
            case .surface(let surface): surface.backdrop == nil
            case .group(let group): !group.blends && group.items.areOpaqueToBackdrop
            case .backdrop, .glass, .progressiveBlur, .adaptive: false
            case .projected(let content): content.items.areOpaqueToBackdrop
            }
        }
    }
}

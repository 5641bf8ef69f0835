import VitrineColor
import VitrineGeometry
import VitrineOutlines

extension SVGBuilder {
    /// Returns the fill and the stroke of a shape.
    mutating func shape(_ element: XMLElement, _ place: ElementContext) throws(SVGError) -> [SVGIcon.Item] {
        let style = place.style
        guard style.isVisible else { return [] }
        let hasStroke = style.stroke != .none && style.line.width > 0
        guard let path = try path(element, place) else { return [] }
        var list: [SVGIcon.Item] = []
        if let paint = paint(style.fill, style), element.name != "line" {
            let area = try fill(path, rule: style.fillRule, element: element, at: place)
            list.add(.layer(layer(area, paint: paint, opacity: style.fillOpacity, level: style.level)))
        }
        if hasStroke, let paint = paint(style.stroke, style) {
            if !style.line.dash.isEmpty { try countDashes(element, path, style.line) }
            let area = try stroke(path, style: style, element: element, at: place)
            list.add(.layer(layer(area, paint: paint, opacity: style.strokeOpacity, level: style.level)))
        }
        return list
    }

    /// Returns the outline of a shape in its own coordinates, or `nil` if it draws nothing.
    mutating func path(_ element: XMLElement, _ place: ElementContext) throws(SVGError) -> Path? {
        let shapes = SVGShapes(source: source, viewport: place.viewport)
        guard let path = try shapes.path(element), !path.isEmpty else { return nil }
        segments += path.elements.count
        guard segments <= limits.segments else {
            throw source.error(.tooMany("segments", limit: limits.segments), at: element.offset)
        }
        return path
    }

    /// Returns a paint, or `nil` if nothing is painted.
    private func paint(_ paint: SVGStyle.Paint, _ style: SVGStyle) -> SVGIcon.Paint? {
        switch paint {
        case .none: nil
        case .foreground: .foreground
        case .currentColor: style.color.map { .color($0) } ?? .foreground
        case .color(let color): .color(color)
        }
    }

    /// Returns a layer. The alpha of a colour becomes part of the layer's opacity.
    private func layer(_ area: Area, paint: SVGIcon.Paint, opacity: Double, level: SVGLevel)
        -> SVGIcon.Layer
    {
        guard case .color(var color) = paint else {
            return SVGIcon.Layer(area: area, paint: paint, opacity: opacity, level: level)
        }
        let alpha = color.alpha
        color.alpha = 1
        return SVGIcon.Layer(area: area, paint: .color(color), opacity: opacity * alpha, level: level)
    }

    /// Returns the inside of an outline, in the coordinates of the icon.
    func fill(_ path: Path, rule: FillRule, element: XMLElement, at place: ElementContext) throws(SVGError)
        -> Area
    {
        let mapped = try checked(path.transformed(by: place.map), element)
        if element.name == "rect", path.elements.count == 5, place.map.keepsAxes,
            let bounds = mapped.controlBounds
        {
            return .fill(.rectangle(bounds))
        }
        return .fill(.path(mapped, rule))
    }

    private func stroke(_ path: Path, style: SVGStyle, element: XMLElement, at place: ElementContext)
        throws(SVGError)
        -> Area
    {
        let mapped = try checked(path.transformed(by: place.map), element)
        let scale = place.map.meanScale
        let line = style.line.scaled(by: scale)
        // Longer dashes would be infinite where the icon is drawn large.
        let longest = 1e100
        let dashes = line.dash + [abs(line.dashPhase)]
        guard line.width <= reach, dashes.allSatisfy({ $0 < longest }) else {
            throw source.error(.outOfRange(element: element.name), at: element.offset)
        }
        if place.map.isSimilarity { return .stroke(.path(mapped, .nonZero), line) }
        // A map that does not preserve circles distorts the stroke as well, so its outline is computed before
        // the map is applied. It is computed at a large size, because outlines lie on a grid.
        let fine = scale * 1024 / side
        let enlarged = Affine.scale(fine, fine)
        guard scale > 0, let back = enlarged.inverse else { return Area([]) }
        let large = try checked(path.transformed(by: enlarged), element, limit: reach * 1024)
        let outline = Area.stroke(.path(large, .nonZero), style.line.scaled(by: fine)).outline()
        return .fill(.path(try checked(outline.transformed(by: back.then(place.map)), element), .nonZero))
    }

    private mutating func countDashes(_ element: XMLElement, _ path: Path, _ line: StrokeStyle)
        throws(SVGError)
    {
        if let attribute = element["pathLength"] {
            throw source.error(
                .unknownAttribute("pathLength", element: element.name), at: attribute.offset)
        }
        let total = line.dash.reduce(0, +)
        guard total > 0 else { return }
        dashes += path.controlLength / total * Double(line.dash.count)
        guard dashes <= Double(limits.dashes) else {
            throw source.error(.tooMany("dashes", limit: limits.dashes), at: element.offset)
        }
    }

    /// Returns the path, if all of it lies within reach.
    private func checked(_ path: Path, _ element: XMLElement, limit: Double? = nil) throws(SVGError) -> Path {
        let limit = limit ?? reach
        let isWithin = path.elements.allSatisfy { element in
            element.points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit }
        }
        guard isWithin else {
            throw source.error(.outOfRange(element: element.name), at: element.offset)
        }
        return path
    }
}

extension Path {
    /// The length of the lines between end points and control points, which is no less than that of the path.
    fileprivate var controlLength: Double {
        var length = 0.0
        var current = Point.zero
        var start = Point.zero
        for element in elements {
            if case .close = element { length += (start - current).length }
            if case .move(let p) = element {
                (current, start) = (p, p)
                continue
            }
            for point in element.points {
                length += (point - current).length
                current = point
            }
            if case .close = element { current = start }
        }
        return length
    }
}

extension Path.Element {
    fileprivate var points: [Point] {
        switch self {
        case .move(let p), .line(let p): [p]
        case .quad(let c, let p): [c, p]
        case .cubic(let a, let b, let p): [a, b, p]
        case .close: []
        }
    }
}

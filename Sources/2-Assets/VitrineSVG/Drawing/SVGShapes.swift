import VitrineGeometry

/// The outlines of SVG's shapes. Strokes begin where SVG 2, chapter 10, specifies.
struct SVGShapes {
    let source: SVGSource
    /// The size that percentages refer to.
    let viewport: Size

    static let names: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

    /// Returns the outline of an element, or `nil` if it draws nothing.
    func path(_ element: XMLElement) throws(SVGError) -> Path? {
        switch element.name {
        case "path": return try data(element)
        case "rect": return try rectangle(element)
        case "circle":
            let radius = try size("r", element, diagonal) ?? 0
            return try ellipse(element, radius, radius)
        case "ellipse":
            let rx = try size("rx", element, viewport.width)
            let ry = try size("ry", element, viewport.height)
            return try ellipse(element, rx ?? ry ?? 0, ry ?? rx ?? 0)
        case "line":
            var path = Path()
            path.move(
                to: Point(
                    try length("x1", element, viewport.width) ?? 0,
                    try length("y1", element, viewport.height) ?? 0))
            path.line(
                to: Point(
                    try length("x2", element, viewport.width) ?? 0,
                    try length("y2", element, viewport.height) ?? 0))
            return path
        default: return try points(element)
        }
    }

    private var diagonal: Double {
        ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    }

    private func data(_ element: XMLElement) throws(SVGError) -> Path? {
        guard let attribute = element["d"], attribute.value.trimmed != "none" else { return nil }
        do throws(SVGPathError) {
            return try Path(svg: attribute.value)
        } catch {
            let index = attribute.value.prefix(error.offset).utf8.count
            throw source.error(
                .invalidPathData(attribute: "d", reason: error.message), at: attribute.place(index))
        }
    }

    private func rectangle(_ element: XMLElement) throws(SVGError) -> Path? {
        let width = try size("width", element, viewport.width) ?? 0
        let height = try size("height", element, viewport.height) ?? 0
        let x = try length("x", element, viewport.width) ?? 0
        let y = try length("y", element, viewport.height) ?? 0
        let rx = try size("rx", element, viewport.width)
        let ry = try size("ry", element, viewport.height)
        guard width > 0, height > 0 else { return nil }
        let radii = Size(min(rx ?? ry ?? 0, width / 2), min(ry ?? rx ?? 0, height / 2))
        let rect = Rect(x: x, y: y, width: width, height: height)
        return radii.isEmpty ? .rectangle(rect) : rounded(rect, radii)
    }

    /// Returns a rounded rectangle, clockwise from the end of its top left corner.
    private func rounded(_ rect: Rect, _ radii: Size) -> Path {
        let (dx, dy) = (radii.width, radii.height)
        var path = Path()
        path.move(to: Point(rect.minX + dx, rect.minY))
        func corner(_ centreX: Double, _ centreY: Double, from angle: Double, after line: Point) {
            path.line(to: line)
            let box = Rect(x: centreX - dx, y: centreY - dy, width: 2 * dx, height: 2 * dy)
            for element in Path.arc(box, startAngle: angle, endAngle: angle + 90).elements {
                if case .cubic(let a, let b, let p) = element { path.cubic(a, b, to: p) }
            }
        }
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        corner(x1 - dx, y0 + dy, from: 270, after: Point(x1 - dx, y0))
        corner(x1 - dx, y1 - dy, from: 0, after: Point(x1, y1 - dy))
        corner(x0 + dx, y1 - dy, from: 90, after: Point(x0 + dx, y1))
        corner(x0 + dx, y0 + dy, from: 180, after: Point(x0, y0 + dy))
        path.close()
        return path
    }

    private func ellipse(_ element: XMLElement, _ rx: Double, _ ry: Double) throws(SVGError) -> Path? {
        let x = try length("cx", element, viewport.width) ?? 0
        let y = try length("cy", element, viewport.height) ?? 0
        guard rx > 0, ry > 0 else { return nil }
        return .arc(Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry), startAngle: 0, endAngle: 360)
    }

    private func points(_ element: XMLElement) throws(SVGError) -> Path? {
        guard let attribute = element["points"] else { return nil }
        guard let numbers = SVGValues.numbers(attribute.value), numbers.count.isMultiple(of: 2) else {
            throw bad(attribute, element, "pairs of numbers")
        }
        var path = Path()
        for index in stride(from: 0, to: numbers.count, by: 2) {
            path.line(to: Point(numbers[index], numbers[index + 1]))
        }
        if element.name == "polygon" { path.close() }
        return path
    }

    // MARK: Attributes

    func length(_ name: String, _ element: XMLElement, _ whole: Double) throws(SVGError) -> Double? {
        guard let attribute = element[name], attribute.value.trimmed != "auto" else { return nil }
        guard let length = SVGValues.length(attribute.value, relativeTo: whole) else {
            throw bad(attribute, element, "a length")
        }
        return length
    }

    func size(_ name: String, _ element: XMLElement, _ whole: Double) throws(SVGError) -> Double? {
        let length = try length(name, element, whole)
        if let length, length < 0, let attribute = element[name] {
            throw bad(attribute, element, "a length of zero or more")
        }
        return length
    }

    private func bad(_ attribute: XMLAttribute, _ element: XMLElement, _ expected: String) -> SVGError {
        source.error(
            .badValue(attribute.value, attribute: attribute.name, element: element.name, expected: expected),
            at: attribute.valueOffset)
    }
}

import VitrineGeometry

extension SVGBuilder {
    /// Returns the items that `use` draws: those of the element that it names, as if that were in its place.
    mutating func used(by use: XMLElement, _ place: ElementContext) throws(SVGError) -> [SVGIcon.Item] {
        guard let reference = use.reference else { return [] }
        let target = reference.value.trimmed
        guard target.hasPrefix("#") else {
            throw source.error(.externalReference(target), at: reference.valueOffset)
        }
        let id = String(target.dropFirst())
        guard let element = elements[id] else {
            throw source.error(.missingReference(id), at: reference.valueOffset)
        }
        var inner = place
        guard inner.uses.insert(id).inserted else {
            throw source.error(.cyclicReference(id), at: reference.valueOffset)
        }
        let shapes = SVGShapes(source: source, viewport: place.viewport)
        let origin = Point(
            try shapes.length("x", use, place.viewport.width) ?? 0,
            try shapes.length("y", use, place.viewport.height) ?? 0)
        inner.map = Affine.translation(origin.x, origin.y).then(place.map)
        if SVGShapes.names.contains(element.name) { return try items(of: element, inner) }
        switch element.name {
        case "symbol": return try symbol(element, use, inner)
        case "svg":
            inner.style = try SVGStyle.of(element, parent: place.style, sheet: sheet, context: context(place))
            return try composed(try nested(element, stated: use, inner), inner.style, inner)
        case "g", "a", "use": return try items(of: element, inner)
        default:
            throw source.error(
                .badReference(id: id, element: element.name, attribute: reference.name),
                at: reference.valueOffset)
        }
    }

    private mutating func symbol(_ symbol: XMLElement, _ use: XMLElement, _ place: ElementContext)
        throws(SVGError)
        -> [SVGIcon.Item]
    {
        var inner = place
        inner.style = try SVGStyle.of(symbol, parent: place.style, sheet: sheet, context: context(place))
        guard inner.style.isDisplayed else { return [] }
        inner.map = inner.style.transform.then(place.map)
        return try composed(try nested(symbol, stated: use, inner), inner.style, inner)
    }

    /// Returns the children of an `svg` or `symbol` in a viewport of their own, clipped to its edges.
    ///
    /// - Parameters:
    ///   - element: The `svg` or `symbol`.
    ///   - stated: The element whose width and height take precedence.
    ///   - place: The context of the element.
    mutating func nested(_ element: XMLElement, stated: XMLElement, _ place: ElementContext) throws(SVGError)
        -> [SVGIcon.Item]
    {
        let shapes = SVGShapes(source: source, viewport: place.viewport)
        func side(_ name: String, _ whole: Double) throws(SVGError) -> Double {
            if let side = try shapes.size(name, stated, whole) { return side }
            return try shapes.size(name, element, whole) ?? whole
        }
        let size = Size(try side("width", place.viewport.width), try side("height", place.viewport.height))
        guard !size.isEmpty else { return [] }
        let viewport = try SVGViewport(element, source)
        if let box = viewport.box, box.isEmpty { return [] }
        var outer = place
        if element.name == "svg" {
            let origin = Point(
                try shapes.length("x", element, place.viewport.width) ?? 0,
                try shapes.length("y", element, place.viewport.height) ?? 0)
            outer.map = Affine.translation(origin.x, origin.y).then(place.map)
        }
        let (map, inner) = viewport.map(to: size)
        var content = outer
        content.map = map.then(outer.map)
        content.viewport = inner
        content.depth += 1
        let list = try items(of: element.children, content)
        let frame = Path.rectangle(Rect(origin: .zero, size: size))
        if outer.map.keepsAxes, let bounds = frame.transformed(by: outer.map).controlBounds {
            return clipped(list, to: bounds)
        }
        let clip = try fill(frame, rule: .nonZero, element: element, at: outer)
        return list.map { $0.clipped(by: clip) }
    }
}

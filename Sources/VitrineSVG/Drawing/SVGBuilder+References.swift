import VitrineGraphics

extension SVGBuilder {
    /// What `use` draws: the element that it names, as if it stood there.
    mutating func used(by use: XMLElement, _ place: Place) throws(SVGError) -> [SVGIcon.Item] {
        guard let reference = use.reference else { return [] }
        let target = reference.value.trimmed
        guard target.hasPrefix("#") else {
            throw source.error(.outsideReference(target), at: reference.valueOffset)
        }
        let id = String(target.dropFirst())
        guard let element = elements[id] else {
            throw source.error(.missingReference(id), at: reference.valueOffset)
        }
        var inner = place
        guard inner.uses.insert(id).inserted else {
            throw source.error(.cyclicReference(id), at: reference.valueOffset)
        }
        let figures = SVGFigures(source: source, viewport: place.viewport)
        let origin = Point(
            try figures.length("x", use, place.viewport.width) ?? 0,
            try figures.length("y", use, place.viewport.height) ?? 0)
        inner.map = Affine.translation(origin.x, origin.y).then(place.map)
        if SVGFigures.names.contains(element.name) { return try items(of: element, inner) }
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

    private mutating func symbol(_ symbol: XMLElement, _ use: XMLElement, _ place: Place) throws(SVGError)
        -> [SVGIcon.Item]
    {
        var inner = place
        inner.style = try SVGStyle.of(symbol, parent: place.style, sheet: sheet, context: context(place))
        guard inner.style.isDisplayed else { return [] }
        inner.map = inner.style.transform.then(place.map)
        return try composed(try nested(symbol, stated: use, inner), inner.style, inner)
    }

    /// The children of an `svg` or `symbol` in a viewport of their own, cut at its edges. `stated` is the
    /// element whose width and height are asked first.
    mutating func nested(_ element: XMLElement, stated: XMLElement, _ place: Place) throws(SVGError)
        -> [SVGIcon.Item]
    {
        let figures = SVGFigures(source: source, viewport: place.viewport)
        func side(_ name: String, _ whole: Double) throws(SVGError) -> Double {
            if let side = try figures.size(name, stated, whole) { return side }
            return try figures.size(name, element, whole) ?? whole
        }
        let size = Size(try side("width", place.viewport.width), try side("height", place.viewport.height))
        guard !size.isEmpty else { return [] }
        let viewport = try SVGViewport(element, source)
        if let box = viewport.box, box.isEmpty { return [] }
        var outer = place
        if element.name == "svg" {
            let origin = Point(
                try figures.length("x", element, place.viewport.width) ?? 0,
                try figures.length("y", element, place.viewport.height) ?? 0)
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
            return cut(list, at: bounds)
        }
        let clip = try fill(frame, .nonZero, element, outer)
        return list.map { $0.clipped(by: clip) }
    }

    /// Items cut at a rectangle, where they go beyond.
    func cut(_ items: [SVGIcon.Item], at rect: Rect) -> [SVGIcon.Item] {
        items.map { item in
            guard let extent = item.extent, !rect.contains(extent, within: side * 1e-9) else { return item }
            return item.clipped(by: .fill(.rectangle(rect)))
        }
    }

    /// Items with the clip and the opacity of the element that they belong to.
    mutating func composed(_ items: [SVGIcon.Item], _ style: SVGStyle, _ place: Place) throws(SVGError)
        -> [SVGIcon.Item]
    {
        var items = items
        if let clip = style.clip {
            let area = try self.clip(clip.id, at: clip.offset, place)
            if let area, area.operands.count == 1,
                case .fill(.rectangle(let rect)) = area.operands[0].geometry
            {
                items = cut(items, at: rect)
            } else {
                items = area.map { area in items.map { $0.clipped(by: area) } } ?? []
            }
        }
        guard style.opacity < 1, !items.isEmpty else { return items }
        if items.count == 1, case .layer(var layer) = items[0] {
            layer.opacity *= style.opacity
            return [.layer(layer)]
        }
        return [.group(SVGIcon.Group(opacity: style.opacity, clip: nil, items: items))]
    }

    /// The region that a `clipPath` keeps; nil where it keeps nothing.
    private mutating func clip(_ id: String, at offset: Int, _ place: Place) throws(SVGError) -> Area? {
        guard let element = elements[id] else { throw source.error(.missingReference(id), at: offset) }
        guard element.name == "clipPath" else {
            throw source.error(
                .badReference(id: id, element: element.name, attribute: "clip-path"), at: offset)
        }
        if let units = element["clipPathUnits"], units.value != "userSpaceOnUse" {
            throw source.error(
                .badValue(
                    units.value, attribute: units.name, element: "clipPath", expected: "`userSpaceOnUse`"),
                at: units.valueOffset)
        }
        var inner = place
        inner.style = try styleOfClip(element, SVGStyle(), place)
        inner.map = inner.style.transform.then(place.map)
        var operands: [Area.Operand] = []
        for child in element.children where child.isSVG && child.name != "title" && child.name != "desc" {
            guard SVGFigures.names.contains(child.name) else {
                throw source.error(.unknownElement(child.name, within: "clipPath"), at: child.offset)
            }
            let style = try styleOfClip(child, inner.style, inner)
            guard style.isDisplayed, style.isVisible, let path = try path(child, inner) else { continue }
            var own = inner
            own.map = style.transform.then(inner.map)
            operands += try fill(path, style.clipRule, child, own).operands
        }
        return operands.isEmpty ? nil : Area(operands)
    }

    private func styleOfClip(_ element: XMLElement, _ parent: SVGStyle, _ place: Place) throws(SVGError)
        -> SVGStyle
    {
        let style = try SVGStyle.of(element, parent: parent, sheet: sheet, context: context(place))
        if let clip = style.clip {
            throw source.error(.unknownAttribute("clip-path", element: element.name), at: clip.offset)
        }
        return style
    }
}

extension Rect {
    fileprivate func contains(_ other: Rect, within tolerance: Double) -> Bool {
        other.minX >= minX - tolerance && other.minY >= minY - tolerance && other.maxX <= maxX + tolerance
            && other.maxY <= maxY + tolerance
    }
}

import VitrineGeometry

extension SVGBuilder {
    /// Returns items clipped to a rectangle, if they extend beyond it.
    func clipped(_ items: [SVGIcon.Item], to rect: Rect) -> [SVGIcon.Item] {
        items.map { item in
            guard let extent = item.extent, !rect.contains(extent, within: side * 1e-9) else { return item }
            return item.clipped(by: .fill(.rectangle(rect)))
        }
    }

    /// Returns items with the clip and the opacity of the element that they belong to.
    mutating func composed(_ items: [SVGIcon.Item], _ style: SVGStyle, _ place: ElementContext)
        throws(SVGError)
        -> [SVGIcon.Item]
    {
        var items = items
        if let clip = style.clip {
            let area = try self.clip(clip.id, at: clip.offset, place)
            if let area, area.operands.count == 1,
                case .fill(.rectangle(let rect)) = area.operands[0].geometry
            {
                items = clipped(items, to: rect)
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

    /// Returns the region that a `clipPath` keeps, or `nil` if it keeps nothing.
    private mutating func clip(_ id: String, at offset: Int, _ place: ElementContext) throws(SVGError)
        -> Area?
    {
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
            guard SVGShapes.names.contains(child.name) else {
                throw source.error(.unknownElement(child.name, within: "clipPath"), at: child.offset)
            }
            let style = try styleOfClip(child, inner.style, inner)
            guard style.isDisplayed, style.isVisible, let path = try path(child, inner) else { continue }
            var own = inner
            own.map = style.transform.then(inner.map)
            operands += try fill(path, rule: style.clipRule, element: child, at: own).operands
        }
        return operands.isEmpty ? nil : Area(operands)
    }

    private func styleOfClip(_ element: XMLElement, _ parent: SVGStyle, _ place: ElementContext)
        throws(SVGError)
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

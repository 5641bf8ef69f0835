import VitrineDisplayList

extension [DisplayItem] {
    /// Appends an item, joined with the previous one if both are parts of one surface, whichever nodes they
    /// come from: they share the edge of one region, through which nothing below must shine.
    mutating func appendJoining(_ item: DisplayItem) {
        var item = item
        while let joined = last?.joined(with: item) {
            removeLast()
            item = joined
        }
        append(item)
    }

    mutating func appendJoining(_ items: [DisplayItem]) {
        reserveCapacity(count + items.count)
        for item in items { appendJoining(item) }
    }
}

extension DisplayItem {
    /// Returns this item and the one painted right after it as one surface; `nil` if they are not parts of
    /// one.
    fileprivate func joined(with next: DisplayItem) -> DisplayItem? {
        guard var surface = Surface(content), let top = Surface(next.content), top.backdrop == nil,
            top.outerShadows.isEmpty || surface.layers.isEmpty
        else { return nil }
        var layers = top.layers
        if top.area != surface.area {
            guard case .fill(let line, let paint) = next.content, line.isStroke(within: surface.area) else {
                return nil
            }
            layers = [Surface.Layer(.stroke(line, paint))]
        }
        if next.source != source {
            for index in layers.indices where layers[index].source.isEmpty {
                layers[index].source = next.source
            }
        }
        surface.outerShadows += top.outerShadows
        surface.layers += layers
        return surface.sharesEdge ? DisplayItem(source: source, .surface(surface)) : nil
    }
}

extension Surface {
    /// Creates a surface from an item that is one or can be part of one; `nil` for any other item.
    fileprivate init?(_ content: DisplayContent) {
        switch content {
        case .surface(let surface): self = surface
        case .backdrop(let area, let filter): self.init(area: area, backdrop: filter)
        case .shadow(let area, let shadow) where shadow.placement == .inner:
            self.init(area: area, layers: [Layer(.innerShadow(shadow))])
        case .shadow(let area, let shadow) where shadow.knockout:
            self.init(area: area, outerShadows: [shadow])
        case .fill(let area, let paint): self.init(area: area, layers: [Layer(.fill(paint))])
        case .shadow, .glyphs, .glass, .progressiveBlur, .adaptive, .projected, .group: return nil
        }
    }
}

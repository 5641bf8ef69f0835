import VitrineDisplayList

extension [DisplayItem] {
    /// Appends an item to what is painted before it. Parts of one surface that follow each other become one
    /// item, whichever nodes they come from: they share the edge of one region, and what lies below must not
    /// shine through there.
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
    /// This and what is painted right after it as one surface; `nil` if they are not parts of one.
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
    /// What an item is as a surface, or could be a part of; nil for all else.
    fileprivate init?(_ content: DisplayContent) {
        switch content {
        case .surface(let surface): self = surface
        case .backdrop(let area, let filter): self.init(area: area, backdrop: filter)
        case .shadow(let area, let shadow) where shadow.placement == .inner:
            self.init(area: area, layers: [Layer(.innerShadow(shadow))])
        case .shadow(let area, let shadow) where shadow.knockout:
            self.init(area: area, outerShadows: [shadow])
        case .fill(let area, let paint): self.init(area: area, layers: [Layer(.fill(paint))])
        case .shadow, .glyphs, .glass, .progressiveBlur, .adaptive, .group: return nil
        }
    }
}

import VitrineDisplayList
import VitrineGeometry

extension [DisplayItem] {
    /// Appends an item, joined with the previous one if both are parts of one surface, whichever nodes they
    /// come from: they share the edge of one region, through which nothing below must shine.
    mutating func appendJoining(_ item: DisplayItem) {
        var item = item
        while let below = last {
            if let joined = below.joined(with: item) ?? below.joinedWithinClip(with: item) {
                removeLast()
                item = joined
            } else if let (shadows, joined) = below.joinedBelowClip(with: item) {
                removeLast()
                if let shadows { append(shadows) }
                item = joined
            } else {
                break
            }
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

/// What is clipped to a region is a part of its surface, too.
extension DisplayItem {
    /// The group, if it does nothing but clip its items.
    private var clipGroup: (group: Group, clip: Area)? {
        guard case .group(let group) = content, let clip = group.clip, !group.needsLayer,
            group.transform == .identity
        else { return nil }
        return (group, clip)
    }

    /// Returns the clipped items of this group with the item painted right after it, if that lies within the
    /// region that they are clipped to and may end at its edge; `nil` otherwise.
    fileprivate func joinedWithinClip(with next: DisplayItem) -> DisplayItem? {
        guard var (group, clip) = clipGroup else { return nil }
        if let other = next.clipGroup {
            guard other.clip == clip, !other.group.items.isApart(fromEdgeOf: clip) else { return nil }
            group.items.append(next)
        } else if next.isPart(of: clip) {
            group.items.appendJoining(next)
        } else if group.items.count == 1, let cut = Surface(group.items[0].content), cut.backdrop == nil,
            cut.outerShadows.isEmpty, next.isPart(of: cut.area)
        {
            // A shape's fill within another clip, and the border of the shape.
            group = Group(clip: cut.area, items: [self, next])
            group = group.withBorderBesideFill ?? group
        } else {
            return nil
        }
        return DisplayItem(source: source, .group(group))
    }

    /// Returns the group painted right after this surface with the surface below its items, if they are
    /// clipped to the surface's region and may end at its edge, and the shadows around the surface; `nil`
    /// otherwise. A backdrop stays before its shadows, which its blur would see.
    fileprivate func joinedBelowClip(with next: DisplayItem) -> (shadows: DisplayItem?, DisplayItem)? {
        guard var (group, clip) = next.clipGroup, var surface = Surface(content), surface.area == clip,
            surface.backdrop == nil ? !surface.layers.isEmpty : surface.outerShadows.isEmpty,
            !group.items.isApart(fromEdgeOf: clip)
        else { return nil }
        var around: DisplayItem?
        if let only = surface.outerShadows.first {
            let shadows = Surface(area: clip, outerShadows: surface.outerShadows)
            around = DisplayItem(
                source: source,
                shadows.outerShadows.count > 1 ? .surface(shadows) : .shadow(clip, only))
            surface.outerShadows = []
        }
        let parts =
            surface.sharesEdge
            ? [DisplayItem(source: source, .surface(surface))] : surface.parts(from: source)
        group.items = parts + group.items
        return (around, DisplayItem(source: next.source, .group(group)))
    }

    /// Returns `true` if it paints a region, or a stroke within it, and nothing around it or behind it.
    private func isPart(of region: Area) -> Bool {
        guard let surface = Surface(content), surface.backdrop == nil, surface.outerShadows.isEmpty else {
            return false
        }
        if surface.area == region { return true }
        guard case .fill(let line, _) = content else { return false }
        return line.isStroke(within: region)
    }
}

extension Group {
    /// The group of a fill and an opaque border over it, both apart: each as far as it covers a pixel, and
    /// added up. Where the border crosses an edge of the fill, nothing beneath shows between them.
    fileprivate var withBorderBesideFill: Group? {
        guard let clip, items.count == 2, case .fill(let line, .solid(let color)) = items[1].content,
            color.alpha >= 1, line.operands.allSatisfy({ $0.operation == .union })
        else { return nil }
        let inside = Area(clip.operands + line.operands.map { .init(.subtract, $0.geometry) })
        var group = self
        group.isIsolated = true
        group.items = [
            DisplayItem(source: items[0].source, .group(Group(clip: inside, items: [items[0]]))),
            DisplayItem(source: items[1].source, .group(Group(blendMode: .plusLighter, items: [items[1]]))),
        ]
        return group
    }
}

extension [DisplayItem] {
    /// Returns `true` if the items are known to lie so far within a region that they do not touch its edge,
    /// however much it is scaled down.
    fileprivate func isApart(fromEdgeOf region: Area) -> Bool {
        guard region.operands.count == 1, case .fill(let outline) = region.operands[0].geometry else {
            return false
        }
        return isApart(from: outline, by: 4)
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

import VitrineColor
import VitrineDisplayList
import VitrineGeometry

/// The pass that joins what neighbours in painter's order paint on one outline, whichever nodes they come
/// from: they share the edge of one region, through which nothing below must shine.
struct RegionPass {
    /// The items so far.
    private(set) var items: [DisplayItem]
    /// What was joined so far, in the order in which it was.
    private(set) var joints: [Joint] = []

    /// Begins with items that stay as they are.
    init(_ items: [DisplayItem] = []) { self.items = items }

    /// Two neighbours that became one item.
    struct Joint: Equatable {
        let rule: Rule
        /// The scene nodes of the lower and the upper one.
        let below: String
        let above: String
    }

    /// Why two neighbours are one item.
    enum Rule: String, CaseIterable {
        /// Both are parts of a surface.
        case surface
        /// The upper one ends at the edge that the lower one's contents are clipped to.
        case clippedContents = "over clipped contents"
        /// The upper one's contents are clipped to the surface that is the lower one.
        case surfaceUnderContents = "under clipped contents"
        /// The upper one is a part of the surface whose fill another clip cuts.
        case cutFill = "over a cut fill"
    }

    /// Appends an item, joined with those before it.
    mutating func append(_ item: DisplayItem) {
        var item = item
        while let below = items.last, let (rule, apart, joined) = below.joined(with: item) {
            joints.append(Joint(rule: rule, below: below.source, above: item.source))
            items.removeLast()
            if let apart { items.append(apart) }
            item = joined
        }
        items.append(item)
    }

    mutating func append(_ others: [DisplayItem]) {
        items.reserveCapacity(items.count + others.count)
        for item in others { append(item) }
    }

    /// What was joined, a line each.
    var text: String {
        joints.map { "\($0.above) joins \($0.below): \($0.rule.rawValue)\n" }.joined()
    }
}

extension [DisplayItem] {
    /// The items, of which those that share the outline of one region are one.
    var joiningRegions: [DisplayItem] {
        var pass = RegionPass()
        pass.append(self)
        return pass.items
    }
}

/// The part of a region that an item can be.
private enum RegionPart {
    case surface(Surface)
    /// Contents that are clipped to the region, and nothing else.
    case contents([DisplayItem], Area)

    init?(_ content: DisplayContent) {
        if case .group(let group) = content {
            guard let clip = group.clip, !group.needsLayer, group.transform == .identity else { return nil }
            self = .contents(group.items, clip)
        } else {
            guard let surface = Surface(content) else { return nil }
            self = .surface(surface)
        }
    }
}

extension DisplayItem {
    /// Returns this item and the one painted right after it as one; `nil` if they share no outline.
    ///
    /// - Returns: Why they are one, what remains before it, and the one.
    fileprivate func joined(
        with next: DisplayItem
    ) -> (rule: RegionPass.Rule, apart: DisplayItem?, joined: DisplayItem)? {
        guard let above = RegionPart(next.content), let below = RegionPart(content) else { return nil }
        switch (below, above) {
        case (.surface(let surface), .surface(let top)):
            return joined(surface, with: top, of: next).map { (.surface, nil, $0) }
        case (.contents(let items, let clip), .contents(let others, let other)):
            guard other == clip, !others.isApart(fromEdgeOf: clip) else { return nil }
            return (.clippedContents, nil, clipped(items + [next], to: clip))
        case (.contents(let items, let clip), .surface(let top)):
            if top.isPart(of: clip, next.content) {
                var pass = RegionPass(items)
                pass.append(next)
                return (.clippedContents, nil, clipped(pass.items, to: clip))
            }
            return joined(cut: items, with: top, of: next).map { (.cutFill, nil, $0) }
        case (.surface(let surface), .contents(let items, let clip)):
            guard let (shadows, whole) = joined(surface, below: items, clippedTo: clip, of: next) else {
                return nil
            }
            return (.surfaceUnderContents, shadows, whole)
        }
    }

    /// Returns this item, a surface, with another part of it.
    private func joined(_ surface: Surface, with top: Surface, of next: DisplayItem) -> DisplayItem? {
        guard top.backdrop == nil, top.outerShadows.isEmpty || surface.layers.isEmpty else { return nil }
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
        var surface = surface
        surface.outerShadows += top.outerShadows
        surface.layers += layers
        return surface.sharesEdge ? DisplayItem(source: source, .surface(surface)) : nil
    }

    /// Returns the contents of `next` with this item, the surface that they are clipped to, below them, and
    /// the shadows around it; `nil` if they do not end at its edge. A backdrop stays before its shadows,
    /// which its blur would see.
    private func joined(
        _ surface: Surface, below items: [DisplayItem], clippedTo clip: Area, of next: DisplayItem
    ) -> (shadows: DisplayItem?, whole: DisplayItem)? {
        guard surface.area == clip,
            surface.backdrop == nil ? !surface.layers.isEmpty : surface.outerShadows.isEmpty,
            !items.isApart(fromEdgeOf: clip)
        else { return nil }
        let shadows = surface.outerShadows
        let around: DisplayContent? =
            shadows.count > 1
            ? .surface(Surface(area: clip, outerShadows: shadows)) : shadows.first.map { .shadow(clip, $0) }
        var surface = surface
        surface.outerShadows = []
        return (
            around.map { DisplayItem(source: source, $0) },
            next.clipped(surface.items(from: source) + items, to: clip)
        )
    }

    /// Returns this item, a shape's fill within another clip, with a border of the shape over it. An opaque
    /// border and what it leaves of the fill are added up, so that nothing beneath shows between them where
    /// the border crosses an edge of the fill.
    private func joined(cut items: [DisplayItem], with top: Surface, of next: DisplayItem) -> DisplayItem? {
        guard items.count == 1, let cut = Surface(items[0].content), cut.backdrop == nil,
            cut.outerShadows.isEmpty, top.isPart(of: cut.area, next.content)
        else { return nil }
        guard case .fill(let line, .solid(let color)) = next.content, color.alpha >= 1,
            line.operands.allSatisfy({ $0.operation == .union })
        else { return clipped([self, next], to: cut.area) }
        let inside = Area(cut.area.operands + line.operands.map { .init(.subtract, $0.geometry) })
        let group = Group(
            adding: [next], from: next.source, to: [clipped([self], to: inside)], clip: cut.area)
        return DisplayItem(source: source, .group(group))
    }

    private func clipped(_ items: [DisplayItem], to clip: Area) -> DisplayItem {
        DisplayItem(source: source, .group(Group(clip: clip, items: items)))
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

    /// Returns `true` if it paints a region, or a stroke within it, and nothing around it or behind it.
    ///
    /// - Parameter content: The item that it was.
    fileprivate func isPart(of region: Area, _ content: DisplayContent) -> Bool {
        guard backdrop == nil, outerShadows.isEmpty else { return false }
        if area == region { return true }
        guard case .fill(let line, _) = content else { return false }
        return line.isStroke(within: region)
    }
}

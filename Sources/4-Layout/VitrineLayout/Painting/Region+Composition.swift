import VitrineDisplayList
import VitrineGeometry

extension Region {
    /// Returns the items that the region consists of, in painter's order.
    ///
    /// - Parameter scale: The number of device pixels per point.
    func items(scale: Double) -> [DisplayItem] {
        let reach = (borders.map(\.inward).max() ?? 0) + 1 / scale
        let isApart = contents.isApart(from: outline, by: reach)
        let clipped = contents.contents(clippedBy: outline)
        let isWithin = isApart || clipped != nil
        let body: [DisplayItem]
        switch composition {
        case .stacked: return stacked(isApart: isApart)
        case .cutOnce:
            guard
                isApart
                    ? borders.contains(where: { $0.outward > 0 })
                    : isWithin || (isOpaque && contents.areOpaqueToBackdrop)
            else { return stacked(isApart: isApart) }
            body = [cutOnce(around: isApart ? [] : clipped ?? contents)]
        case let composition:
            let goesOnBeneath = composition == .overBorders
            guard isWithin || isOpaque,
                isApart || contents.areOpaqueToBackdrop || (goesOnBeneath && isWithin)
            else { return stacked(isApart: false) }
            var inside = self
            inside.outerShadows = []
            inside.borders.removeAll { $0.position == .outside }
            inside.contents = isApart ? [] : isWithin ? contents : [clip(contents)]
            let own = inside.items(scale: scale).joiningRegions
            body = goesOnBeneath ? outerBordersBeneath + own : [outerBorders(beside: own)]
        }
        // What leaves the surface shows beside it, too.
        return outerShadows.map { item(.shadow(.fill(outline), $0)) } + (isWithin ? [] : contents) + body
            + (isApart ? contents : [])
    }

    /// Contents that do not touch the borders come last.
    private func stacked(isApart: Bool) -> [DisplayItem] {
        background + (isApart ? foreground + contents : contents + foreground)
    }

    /// What lies under the contents: the backdrop, shadows and layers, from the bottom up.
    ///
    /// The backdrop comes before the shadows, which are cut out under it; otherwise its blur would pick up
    /// their dark rim.
    var background: [DisplayItem] {
        var items: [DisplayItem] = []
        var surface = Surface(area: area, backdrop: backdrop)
        for shadow in outerShadows {
            if shadow.knockout {
                surface.outerShadows.append(shadow)
            } else {
                items += surface.items(from: source.path) + [item(.shadow(area, shadow))]
                surface = Surface(area: area)
            }
        }
        surface.layers = layers.map { Surface.Layer($0) }
        return items + surface.items(from: source.path)
    }

    /// What lies over the contents: the borders.
    var foreground: [DisplayItem] {
        composition == .cutOnce && !isSurface
            ? [cutOnce(around: [])] : borders.map { item(.fill($0.area, $0.paint)) }
    }

    /// Returns the fills and the borders with contents between them, all painted beyond the outline, cut
    /// once.
    private func cutOnce(around contents: [DisplayItem]) -> DisplayItem {
        let box = outline.bounds
        let farthest = borders.map(\.outward).max() ?? 0
        let everything = ResolvedShape.rectangle(
            box.outset(by: 64 + farthest + max(box.width, box.height)))
        let beyond = [Area.Operand(.union, .fill(everything)), Area.Operand(.subtract, .fill(outline))]
        var items: [DisplayItem] = []
        for case .fill(let paint) in layers { items.append(item(.fill(.fill(everything), paint))) }
        items += contents
        for (index, border) in borders.enumerated() {
            // The lowest has nothing under it, and ends where all is cut.
            if index == 0, !isFilled {
                items.append(item(.fill(.fill(everything), border.paint)))
                continue
            }
            // Inside borders go on under those beyond, and the farthest of these under the cut.
            let goesOn = border.outward == 0 || border.outward == farthest
            let area = goesOn ? Area(beyond + border.area.operands) : border.area
            items.append(item(.fill(area, border.paint)))
        }
        return item(.group(Group(clip: paintedArea, items: items)))
    }

    /// The filled outline, if there is a fill, and the borders.
    private var paintedArea: Area {
        let own = isFilled ? [Area.Operand(.union, .fill(outline))] : []
        let around = borders.filter { !isFilled || $0.outward > 0 }
        // An outline that another is cut out of contains the shape.
        if let only = around.first, only.area.isOutlineWithoutAnother { return Area([only.area.operands[0]]) }
        return Area(own + around.flatMap(\.area.operands))
    }

    private var outerBorders: [Border] { borders.filter { $0.position == .outside } }

    /// The borders outside, each with what the outline fills.
    private var outerBordersBeneath: [DisplayItem] {
        let filled = Area.Operand(.union, .fill(outline))
        return outerBorders.map { item(.fill(Area([filled] + $0.area.operands), $0.paint)) }
    }

    /// Returns the borders outside and the rest of the region, added up.
    private func outerBorders(beside own: [DisplayItem]) -> DisplayItem {
        var rings = outerBorders.map { item(.fill($0.area, $0.paint)) }
        if rings.count > 1 {
            let all = Area(outerBorders.flatMap(\.area.operands))
            rings = [item(.group(Group(clip: all, items: rings)))]
        }
        return item(.group(Group(adding: own, from: source.path, to: rings)))
    }

    private func clip(_ items: [DisplayItem]) -> DisplayItem {
        item(.group(Group(clip: .fill(outline), items: items)))
    }

    private func item(_ content: DisplayContent) -> DisplayItem {
        DisplayItem(source: source.path, content)
    }
}

extension Surface {
    /// Returns it as one item, or its parts where they share no edge.
    ///
    /// - Parameter source: The scene node of parts without a source of their own.
    func items(from source: String) -> [DisplayItem] {
        sharesEdge ? [DisplayItem(source: source, .surface(self))] : parts(from: source)
    }
}

extension Group {
    /// Creates the group of items whose areas exclude each other, each counted as far as it covers a pixel:
    /// nothing beneath shows between them.
    init(adding upper: [DisplayItem], from source: String, to lower: [DisplayItem], clip: Area? = nil) {
        let added = DisplayItem(source: source, .group(Group(blendMode: .plusLighter, items: upper)))
        self.init(isIsolated: true, clip: clip, items: lower + [added])
    }
}

extension [DisplayItem] {
    /// Returns `true` if the items are known to lie within a shape, a distance away from its outline.
    func isApart(from outline: ResolvedShape, by distance: Double) -> Bool {
        paintedBounds.map { $0.isEmpty || outline.contains($0, farFromOutlineBy: distance) } ?? false
    }

    /// Returns the items within a group that only clips them to a shape; `nil` for any other items.
    fileprivate func contents(clippedBy outline: ResolvedShape) -> [DisplayItem]? {
        guard count == 1, case .group(let group) = self[0].content, group.clip == .fill(outline),
            !group.needsLayer, group.transform == .identity
        else { return nil }
        return group.items
    }

    /// Returns `true` if none of the items needs to see what lies beneath.
    fileprivate var areOpaqueToBackdrop: Bool {
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

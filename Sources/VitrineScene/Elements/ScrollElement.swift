import VitrineGraphics

/// A clipped viewport onto content that may be larger, at an offset.
struct ScrollElement: ModifierElement {
    let content: any Element
    let axes: Set<Axis>
    /// How far the content is scrolled, in points; held within what there is to scroll.
    let offset: Point
    /// Room around the content within the viewport.
    let margins: Insets
    /// The paint of the bars that show what part is seen; nil for none.
    let indicator: Color?

    var label: String { "scroll" }
    var attributes: [Attribute] {
        [
            Attribute("axes", axes.map(\.rawValue).sorted().joined(separator: " ")),
            Attribute("x", offset.x), Attribute("y", offset.y),
        ]
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        var offer = proposal.inset(by: margins)
        for axis in axes { offer[axis] = nil }
        let own = children[0].size(for: offer)
        let whole = Size(own.width + margins.horizontal, own.height + margins.vertical)
        var size = whole
        for axis in axes { size[axis] = proposal[axis] ?? whole[axis] }
        var origin = Point(margins.left, margins.top)
        for axis in axes where size[axis].isFinite {
            origin[axis] -= min(max(offset[axis], 0), max(whole[axis] - size[axis], 0))
        }
        return Arrangement(size, [.init(origin, offer)])
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let viewport = Shape.rectangle(placed.frame)
        let items = builder.items { inner in
            for child in placed.children { inner.paint(child) }
        }
        builder.append(.group(Group(clip: .fill(viewport), items: items)), from: source)
        guard let indicator, let content = placed.children.first else { return }
        for axis in axes {
            if let bar = bar(axis, placed, content) {
                builder.append(
                    .fill(.fill(.roundedRectangle(bar, CornerRadii(1.5), .circular)), .solid(indicator)),
                    from: source)
            }
        }
    }

    /// As on iOS: three points thick, three from the edge, as long in the viewport as that is in the content.
    private func bar(_ axis: Axis, _ placed: PlacedElement, _ content: PlacedElement) -> Rect? {
        let (thickness, gap, least) = (3.0, 3.0, 36.0)
        let seen = placed.frame.size[axis]
        let ends = axis == .horizontal ? margins.horizontal : margins.vertical
        let start = axis == .horizontal ? margins.left : margins.top
        let whole = content.layoutFrame.size[axis] + ends
        let track = seen - 2 * gap
        guard whole > seen, track > least else { return nil }
        let length = max(track * seen / whole, least)
        let scrolled = placed.layoutFrame.origin[axis] + start - content.layoutFrame.origin[axis]
        let place = gap + (track - length) * min(max(scrolled / (whole - seen), 0), 1)
        var origin = placed.frame.origin
        origin[axis] += place
        let far = placed.frame.size[axis.other] - thickness - gap
        origin[axis.other] += axis == .vertical && placed.isMirrored ? gap : far
        var size = Size(thickness, thickness)
        size[axis] = length
        return Rect(origin: origin, size: size)
    }
}

/// Content that keeps free the room of views along an edge, which lie before it.
struct SafeAreaInsetElement: ModifierElement {
    let content: any Element
    let edge: Edge
    let spacing: Double
    let alignment: Alignment
    let bar: any Element

    var label: String { "safeAreaInset" }
    var attributes: [Attribute] { [Attribute("edge", edge.rawValue), Attribute("spacing", spacing)] }
    var children: [any Element] { [content, bar] }
    func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        var offer = proposal
        offer[axis] = nil
        let bar = children[1].size(for: offer)
        let taken = bar[axis] + spacing
        var rest = proposal
        rest[axis] = proposal[axis].map { max($0 - taken, 0) }
        let own = children[0].size(for: rest)
        var size = Size(max(own.width, bar.width), max(own.height, bar.height))
        size[axis] = own[axis] + taken
        let isFirst = edge == .top || edge == .leading
        var place = alignment.origin(of: children[0], for: rest, in: size)
        place[axis] = isFirst ? taken : 0
        var barPlace = alignment.origin(of: children[1], for: offer, in: size)
        barPlace[axis] = isFirst ? 0 : size[axis] - bar[axis]
        return Arrangement(size, [.init(place, rest), .init(barPlace, offer)])
    }
}

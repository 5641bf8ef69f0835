import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// A clipped viewport that shows content, possibly larger than itself, at an offset.
package struct ScrollElement: ModifierElement, Sendable {
    package let content: any Element
    package let axes: Set<Axis>
    /// The scroll offset in points, clamped to the scrollable range.
    package let offset: Point
    /// The insets of the content within the viewport.
    package let margins: Insets
    /// The colour of the scroll indicators; `nil` for none.
    package let indicator: Color?
    /// The alignment of the content across the scroll axes if views take more space than it does.
    package var alignment = Alignment.center
    /// Views along the edges, between which the content scrolls and behind which it extends; the first ones
    /// are innermost.
    package var edges: [EdgeView] = []
    /// What the viewport clips of the content.
    package var clipping = Clipping.always

    /// What a viewport clips.
    package enum Clipping: Sendable {
        case always
        /// What is larger than the viewport, while nothing is cut from the shadows of what fits.
        case overflow
        /// Nothing, as with SwiftUI's `scrollClipDisabled`.
        case never
    }

    package init(
        content: any Element, axes: Set<Axis>, offset: Point, margins: Insets, indicator: Color?,
        alignment: Alignment = Alignment.center, clipping: Clipping = .always, edges: [EdgeView] = []
    ) {
        self.content = content
        self.axes = axes
        self.offset = offset
        self.margins = margins
        self.indicator = indicator
        self.alignment = alignment
        self.clipping = clipping
        self.edges = edges
    }

    /// A view along an edge of the viewport.
    package struct EdgeView: Sendable {
        package var edge: Edge
        package var spacing: Double
        package var alignment: Alignment
        package var view: any Element

        package init(edge: Edge, spacing: Double, alignment: Alignment, view: any Element) {
            self.edge = edge
            self.spacing = spacing
            self.alignment = alignment
            self.view = view
        }
    }

    package var label: String { "scroll" }
    package var traits: ElementTraits { ElementTraits(ScrollsVertically.self, axes.contains(.vertical)) }
    package var safeAreaUse: SafeAreaUse { .none }
    package var children: [any Element] { [content] + edges.map(\.view) }
    package func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }
    package var attributes: [Attribute] {
        [
            Attribute("axes", axes.map(\.rawValue).sorted().joined(separator: " ")),
            Attribute("x", offset.x), Attribute("y", offset.y),
        ] + edges.map { Attribute("edge", $0.edge.rawValue) }
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let proposal = proposal.insideContainer
        let offers = edges.map { proposal.ideal(along: [$0.edge.axis]) }
        let views = zip(children.dropFirst(), offers).map { $0.size(for: $1) }
        let bars = context.bars.margins[source.path] ?? .zero
        let insets = insets(views, bars)
        let offer = proposal.inset(by: insets).ideal(along: axes)
        let own = children[0].size(for: offer)
        let whole = Size(
            max(own.width + insets.horizontal, views.map(\.width).max() ?? 0),
            max(own.height + insets.vertical, views.map(\.height).max() ?? 0))
        var size = whole
        for axis in axes { size[axis] = proposal[axis] ?? whole[axis] }
        var origin = Point(insets.left, insets.top)
        for axis in axes where size[axis].isFinite {
            origin[axis] -= min(max(offset[axis], 0), max(whole[axis] - size[axis], 0))
        }
        for axis in [Axis.horizontal, .vertical] where !axes.contains(axis) && size[axis].isFinite {
            let taken = axis == .horizontal ? insets.horizontal : insets.vertical
            origin[axis] += alignment.unitPosition(on: axis) * (size[axis] - taken - own[axis])
        }
        var placements = [Arrangement.Placement(origin, offer)]
        placements[0].bars = bars
        // From the outermost view inward, each lies within the space left by those before it.
        var rest = Rect(origin: .zero, size: size)
        for index in edges.indices.reversed() {
            let (edge, view) = (edges[index], children[index + 1])
            var place = edge.alignment.origin(of: view, for: offers[index], in: size)
            let taken = views[index][edge.edge.axis]
            switch edge.edge {
            case .top: place.y = rest.minY
            case .leading: place.x = rest.minX
            case .bottom: place.y = rest.maxY.isFinite ? rest.maxY - taken : 0
            case .trailing: place.x = rest.maxX.isFinite ? rest.maxX - taken : 0
            }
            placements.insert(.init(place, offers[index]), at: 1)
            rest = rest.without(taken + edge.spacing, at: edge.edge)
        }
        return Arrangement(size, placements)
    }

    /// Returns the insets of the content: the margins, those of bars, and the lengths of the views along the
    /// edges.
    private func insets(_ views: [Size], _ bars: Insets) -> Insets {
        let own = Insets(
            top: margins.top + bars.top, left: margins.left, bottom: margins.bottom + bars.bottom,
            right: margins.right)
        return zip(edges, views).reduce(into: own) { insets, pair in
            let taken = pair.1[pair.0.edge.axis] + pair.0.spacing
            switch pair.0.edge {
            case .top: insets.top += taken
            case .leading: insets.left += taken
            case .bottom: insets.bottom += taken
            case .trailing: insets.right += taken
            }
        }
    }

    /// Returns the points by which the content has been scrolled down.
    func restOffset(_ placed: PlacedElement) -> Double {
        guard let content = placed.children.first else { return 0 }
        let insets = insets(placed.children.dropFirst().map(\.layoutFrame.size), content.bars)
        return max(placed.layoutFrame.minY + insets.top - content.layoutFrame.minY, 0)
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard let content = placed.children.first else { return }
        if clips(content, in: placed) {
            let items = builder.items { $0.paint(scrolled: content) }
            // As in SwiftUI, content goes on to the edges of the screen where the viewport ends at the safe
            // area.
            let ends = Edge.allCases.filter { axes.contains($0.axis) }
            let clip = builder.bleeding(placed.frame, over: Set(ends))
            builder.append(.group(Group(clip: .fill(.rectangle(clip)), items: items)), from: source)
        } else {
            builder.paint(scrolled: content)
        }
        builder.paint(placed.children.dropFirst(), along: placed.frame)
        guard let indicator else { return }
        for axis in axes {
            if let bar = bar(axis, placed, content) {
                builder.append(
                    .fill(.fill(.roundedRectangle(bar, CornerRadii(1.5), .circular)), .solid(indicator)),
                    from: source)
            }
        }
    }

    private func clips(_ content: PlacedElement, in placed: PlacedElement) -> Bool {
        switch clipping {
        case .always: true
        case .overflow: axes.contains { content.frame.size[$0] > placed.frame.size[$0] }
        case .never: false
        }
    }

    /// Returns the frame of an indicator, as on iOS: three points thick, three from the edge, and as long
    /// relative to the space between the views along the edges as the visible part is to the content.
    private func bar(_ axis: Axis, _ placed: PlacedElement, _ content: PlacedElement) -> Rect? {
        let (thickness, gap, minimum) = (3.0, 3.0, 36.0)
        let room = insets(placed.children.dropFirst().map(\.layoutFrame.size), content.bars)
        let outer = (
            start: axis == .horizontal ? room.left - margins.left : room.top - margins.top,
            both: axis == .horizontal
                ? room.horizontal - margins.horizontal : room.vertical - margins.vertical
        )
        let seen = placed.frame.size[axis] - outer.both
        let ends = axis == .horizontal ? margins.horizontal : margins.vertical
        let start = axis == .horizontal ? room.left : room.top
        let whole = content.layoutFrame.size[axis] + ends
        let track = seen - 2 * gap
        guard whole > seen, track > minimum else { return nil }
        let length = max(track * seen / whole, minimum)
        let scrolled = placed.layoutFrame.origin[axis] + start - content.layoutFrame.origin[axis]
        let place = outer.start + gap + (track - length) * min(max(scrolled / (whole - seen), 0), 1)
        var origin = placed.frame.origin
        origin[axis] += place
        let far = placed.frame.size[axis.other] - thickness - gap
        origin[axis.other] += axis == .vertical && placed.isMirrored ? gap : far
        var size = Size(thickness, thickness)
        size[axis] = length
        return Rect(origin: origin, size: size)
    }
}

extension Edge {
    /// The axis along which views at the edge take space.
    package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

extension Rect {
    fileprivate func without(_ length: Double, at edge: Edge) -> Rect {
        Rect(
            minX: minX + (edge == .leading ? length : 0), minY: minY + (edge == .top ? length : 0),
            maxX: maxX - (edge == .trailing ? length : 0), maxY: maxY - (edge == .bottom ? length : 0))
    }
}

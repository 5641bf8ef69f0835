import VitrineDisplayList
import VitrineGeometry
import VitrineJSON

/// Content that grows out of the frame and the corners of its source, and shrinks back into them.
///
/// It is laid out at its final size. Whatever lies beyond its frame is clipped while it grows or shrinks.
package struct ZoomElement: ModifierElement, Sendable {
    package let content: any Element
    package let zoom: Zoom

    package init(content: any Element, zoom: Zoom) {
        self.content = content
        self.zoom = zoom
    }

    package var label: String { "zoom" }
    package var zoomRole: ZoomRole? { .destination(zoom.source) }
    package var attributes: [Attribute] {
        [Attribute("from", zoom.source.id)]
            + (zoom.source.namespace.isEmpty ? [] : [Attribute("in", zoom.source.namespace)])
            + [Attribute("share", zoom.share)] + (zoom.pull > 0 ? [Attribute("pull", zoom.pull)] : [])
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        if zoom.share == 1, zoom.pull == 0 { return builder.paint(placed.children) }
        guard let content = placed.children.first else { return }
        // Without its source it fades where it is.
        guard let source = builder.zooms.source(zoom.source) else {
            let items = builder.items { $0.paint(content) }
            let opacity = min(max(zoom.share, 0), 1)
            return builder.append(.group(Group(opacity: opacity, items: items)), from: self.source)
        }
        let corners = (source.element as? TransitionSourceElement)?.corners
        let own = corners ?? source.placed.filling
        let start = builder.placed(
            own, in: source.placed.frame, isMirrored: source.placed.isMirrored
        ).resolved
        // Under a finger it gets the corners of its source.
        let whole = builder.bleeding(content.frame, over: Set(Edge.allCases))
        let held = zoom.held(whole)
        let end = builder.placed(content.filling, in: held, isMirrored: content.isMirrored).resolved
            .interpolated(
                to: builder.placed(own, in: held, isMirrored: content.isMirrored).resolved, at: zoom.pull)
        let share = zoom.share(from: start.bounds.size, to: end.bounds.size)
        let outline = start.interpolated(to: end, at: share)
        if outline.bounds.isEmpty { return }
        func layer(_ placed: PlacedElement, _ frame: Rect, opacity: Double) -> DisplayItem? {
            if opacity <= 0 { return nil }
            let map = zoom.map(from: frame, toCover: outline.bounds)
            let items = builder.items { $0.paint(placed) }
            if items.isEmpty { return nil }
            return DisplayItem(
                source: placed.element.source.path,
                .group(Group(transform: map, opacity: opacity, items: items)))
        }
        let layers = [
            layer(source.placed, start.bounds, opacity: zoom.sourceOpacity),
            layer(content, whole, opacity: zoom.opacity),
        ].compactMap(\.self)
        if layers.isEmpty { return }
        builder.append(.group(Group(clip: .fill(outline), items: layers)), from: self.source)
    }
}

extension PlacedElement {
    /// The shape with round corners that fills the element, of the outermost surface, shape or clip that
    /// does; a rectangle if there is none.
    fileprivate var filling: Shape { corners(in: frame) ?? .rectangle }

    private func corners(in frame: Rect) -> Shape? {
        let own: Shape? =
            switch element {
            case let surface as SurfaceElement: surface.shape
            case let shape as ShapeElement: shape.shape
            case let effect as EffectElement: effect.clip
            default: nil
            }
        if let own, own != .rectangle, own.isInsettable { return own }
        for child in children where child.frame == frame {
            if let found = child.corners(in: frame) { return found }
        }
        return nil
    }
}

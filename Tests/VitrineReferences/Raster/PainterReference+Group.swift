import VitrineColor

@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster

extension PainterReference {
    mutating func paint(_ given: Group, _ outer: State) {
        guard given.opacity > 0 else { return }
        let group = given.withMaskAsClip(under: outer.transform).withoutInnerClip
        let transform = group.transform.then(outer.transform)
        guard group.needsPicture(under: transform) else {
            var inner = outer
            inner.transform = transform
            if let area = group.clip { inner = within(area, inner) }
            return paint(group.items, inner)
        }
        let plan = GroupPlan(
            group, transform: transform, clip: outer.clip.rect.intersection(planned), edge: outer.clip.edge)
        let places = Places(group, plan, transform, needed: outer.weights.support)
        let edge = plan.edge == nil ? nil : outer.edge
        if group.blendsItemsWithTarget { return replace(by: group, plan, outer, edge) }
        var layer = paintLayer(of: group, plan, places, edge)
        layer = withInnerShadows(layer, of: group, plan, transform)
        let opacity = Unit16.quantized(group.opacity)
        let hasShadows = group.shadows.contains { $0.placement == .outer }
        let isPlain = opacity == 65535 && group.blendMode == .normal && group.mask == nil
        if isPlain {
            castShadows(of: group, layer, plan, transform, outer.weights)
        } else if hasShadows {
            var whole = PainterReference(
                canvas: canvas, colorSpace: colorSpace, planned: plan.compositeBounds, beneath: [],
                target: PictureReference(places.whole))
            whole.castShadows(of: group, layer, plan, transform, PlaneReference(places.whole, 65535))
            whole.target.rect.forEach { x, y in whole.over(layer[x, y], 65535, x, y) }
            layer = whole.target
        }
        if let mask = group.mask {
            layer = cut(
                layer, by: mask, plan, hasShadows ? plan.compositeBounds : plan.layerBounds, places,
                of: group, edge)
        }
        target.rect.forEach { x, y in
            let weight = SourceOverReference.product(outer.weights[x, y], opacity)
            target[x, y] = BlendReference.blend(
                group.blendMode, SourceOverReference.scaled(layer[x, y], weight), target[x, y])
        }
    }

    /// Paints items on a copy of the target, and replaces the target by it as far as the clips let it.
    private mutating func replace(by group: Group, _ plan: GroupPlan, _ outer: State, _ edge: Edge?) {
        if plan.compositeBounds.isEmpty { return }
        var copy = PainterReference(
            canvas: canvas, colorSpace: colorSpace, planned: plan.layerBounds, beneath: beneath,
            target: target, paintsMask: paintsMask)
        var state = State(
            transform: plan.transform, clip: Clip(plan.layerBounds),
            weights: PlaneReference(target.rect) { x, y in plan.layerBounds.holds(x, y) ? 65535 : 0 },
            pending: edge)
        state.clip.pending = plan.edge
        guard let area = group.clip else { return }
        let own = copy.within(area, state)
        state.clip.rect = own.clip.rect
        state.clip.pending = own.clip.edge
        state.pending = own.edge
        copy.paint(group.items, state)
        let weights = own.weights.times(outer.weights)
        target.rect.forEach { x, y in replace(copy.target[x, y], weights[x, y], x, y) }
    }

    /// The bounds of a group's pictures.
    ///
    /// They are larger than the rasteriser plans them, by the reach of filters and shadows in all directions,
    /// to prove that the part left out by its plan is not needed. Groups that contain backdrops are an
    /// exception, because backdrops see only what the plan keeps.
    private struct Places {
        let isPlanned: Bool
        let layer: PixelRect
        let whole: PixelRect

        init(_ group: Group, _ plan: GroupPlan, _ transform: Affine, needed: PixelRect) {
            isPlanned = DisplayContent.group(group).holdsBackdrop
            if isPlanned {
                layer = plan.compositeBounds.isEmpty ? plan.compositeBounds : plan.layerBounds
                whole = plan.compositeBounds
                return
            }
            let state = PaintState(transform: transform, clip: Clip(needed))
            var reach = state.reach(of: group.filters)
            for shadow in group.shadows {
                let cast = AlphaShadow(shadow, state)
                reach += cast.influenceRadius + Int(abs(cast.spread).rounded(.up))
            }
            whole = needed
            layer = needed.outset(by: reach)
        }
    }

    /// Returns the items, clipped and then filtered, or in the opposite order if filters paint transparent
    /// pixels.
    private func paintLayer(
        of group: Group, _ plan: GroupPlan, _ places: Places, _ edge: Edge?
    ) -> PictureReference {
        var painter = PainterReference(
            canvas: canvas, colorSpace: colorSpace, planned: plan.layerBounds, beneath: beneath + [target],
            target: PictureReference(places.layer), paintsMask: paintsMask)
        let isCutLast = group.filters.affectsTransparentBlack
        var inner = State(
            transform: plan.transform, clip: Clip(plan.layerBounds),
            weights: PlaneReference(places.layer, 65535), pending: edge)
        inner.clip.pending = plan.edge
        var cut: PlaneReference?
        if let area = group.clip {
            let own = painter.within(area, inner)
            cut = own.weights
            let isCutBefore = !isCutLast && !group.clipsFilteredItems
            if isCutBefore { inner.clip.rect = own.clip.rect }
            if !isCutLast {
                (inner.clip.pending, inner.pending) = (own.clip.edge, own.edge)
                inner.clip.pending?.isOpen = !isCutBefore
                inner.pending?.isOpen = !isCutBefore
            }
            if isCutBefore && places.isPlanned {
                let box = own.clip.rect
                inner.weights = PlaneReference(places.layer) { x, y in box.holds(x, y) ? 65535 : 0 }
            }
        }
        painter.paint(group.items, inner)
        let state = PaintState(transform: plan.transform, clip: Clip(plan.layerBounds))
        let origin = (plan.layerBounds.x0, plan.layerBounds.y0)
        if let cut, !isCutLast { painter.target.cut(by: cut) }
        var layer = Self.filtered(painter.target, by: group.filters, .transparent, origin: origin, state)
        if let cut, isCutLast { layer.cut(by: cut) }
        return layer
    }

    private func cut(
        _ layer: PictureReference, by mask: GroupMask, _ plan: GroupPlan, _ bounds: PixelRect,
        _ places: Places, of group: Group, _ edge: Edge?
    ) -> PictureReference {
        let planned = plan.maskBounds.intersection(bounds)
        let rect = places.isPlanned ? planned : layer.rect
        var painter = PainterReference(
            canvas: canvas, colorSpace: colorSpace, planned: planned, beneath: [],
            target: PictureReference(rect),
            paintsMask: true)
        var state = State(
            transform: plan.transform, clip: Clip(planned), weights: PlaneReference(rect, 65535))
        if group.shadows.isEmpty, group.filters.allSatisfy(\.isPointwise) {
            state.pending = edge
            state.clip.pending = plan.edge
            if let area = group.clip {
                let own = painter.within(area, state)
                (state.pending, state.clip.pending) = (own.edge, own.clip.edge)
            }
        }
        painter.paint(mask.items, state)
        let picture = painter.target
        var result = layer
        result.cut(
            by: PlaneReference(result.rect) { x, y in
                guard rect.holds(x, y) else { return mask.isInverted ? 65535 : 0 }
                let weight = mask.kind == .alpha ? picture[x, y].w : MaskReference.luminance(picture[x, y])
                return mask.isInverted ? 65535 - weight : weight
            })
        return result
    }
}

extension PictureReference {
    mutating func cut(by weights: PlaneReference) {
        rect.forEach { x, y in self[x, y] = SourceOverReference.scaled(self[x, y], weights[x, y]) }
    }
}

extension DisplayContent {
    /// `true` if it contains a backdrop at any depth.
    var holdsBackdrop: Bool {
        switch self {
        case .backdrop, .glass, .progressiveBlur, .adaptive: true
        case .surface(let surface): surface.backdrop != nil
        case .group(let group):
            (group.items + (group.mask?.items ?? [])).contains { $0.content.holdsBackdrop }
        default: false
        }
    }
}

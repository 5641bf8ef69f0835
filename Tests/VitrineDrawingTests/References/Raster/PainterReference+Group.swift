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
        guard group.needsLayer || group.sharesClipEdge(under: transform) else {
            var inner = outer
            inner.transform = transform
            if let area = group.clip {
                let own = cover(area, inner)
                let isSoft = !Clip.isWholePixels(area, transform: transform)
                if isSoft {
                    inner.edge = Edge(area: area, transform: transform, cover: own, others: outer.weights)
                }
                inner.weights = own.times(outer.weights)
                inner.clip = inner.clip.intersected(with: area, transform: transform)
            }
            return paint(group.items, inner)
        }
        let plan = GroupPlan(group, transform: transform, clip: outer.clip.rect.intersection(planned))
        let places = Places(group, plan, transform, needed: outer.weights.support)
        var layer = paintLayer(of: group, plan, places)
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
            layer = cut(layer, by: mask, plan, hasShadows ? plan.compositeBounds : plan.layerBounds, places)
        }
        target.rect.forEach { x, y in
            let weight = SourceOverReference.product(outer.weights[x, y], opacity)
            target[x, y] = BlendReference.blend(
                group.blendMode, SourceOverReference.scaled(layer[x, y], weight), target[x, y])
        }
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
    private func paintLayer(of group: Group, _ plan: GroupPlan, _ places: Places) -> PictureReference {
        var painter = PainterReference(
            canvas: canvas, colorSpace: colorSpace, planned: plan.layerBounds, beneath: beneath + [target],
            target: PictureReference(places.layer), paintsMask: paintsMask)
        let isCutLast = group.filters.affectsTransparentBlack
        var inner = State(
            transform: plan.transform, clip: Clip(plan.layerBounds),
            weights: PlaneReference(places.layer, 65535))
        var cut: PlaneReference?
        if let area = group.clip {
            cut = painter.cover(area, inner)
            let box = inner.clip.intersected(with: area, transform: plan.transform).rect
            if !isCutLast {
                inner.clip.rect = box
                if let cut, !Clip.isWholePixels(area, transform: plan.transform) {
                    inner.pending = Edge(
                        area: area, transform: plan.transform, cover: cut,
                        others: PlaneReference(places.layer, 65535))
                }
            }
            if !isCutLast && places.isPlanned {
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
        _ places: Places
    ) -> PictureReference {
        let planned = plan.maskBounds.intersection(bounds)
        let rect = places.isPlanned ? planned : layer.rect
        var painter = PainterReference(
            canvas: canvas, colorSpace: colorSpace, planned: planned, beneath: [],
            target: PictureReference(rect),
            paintsMask: true)
        painter.paint(
            mask.items,
            State(transform: plan.transform, clip: Clip(planned), weights: PlaneReference(rect, 65535)))
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

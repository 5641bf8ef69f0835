extension Painter {
    /// Paints items as one.
    ///
    /// Where that makes no difference the items go straight to the target: only a transform and
    /// a clip. Else they are painted on a layer of their own, cut by the clip, blurred, given
    /// their shadows and composited with the opacity. Lengths of blur and shadows are in the
    /// items' own coordinates, as the clip is.
    func paint(_ group: Group, _ outer: PaintState) {
        guard group.opacity > 0 else { return }
        let transform = group.transform.then(outer.transform)
        guard group.needsLayer else {
            var inner = PaintState(transform: transform, clip: outer.clip)
            if let area = group.clip { inner.clip = inner.clip.intersected(with: area, transform: transform) }
            return paint(group.items, inner)
        }
        let plan = GroupPlan(group, transform: transform, clip: outer.clip.rect)
        if plan.layerBounds.isEmpty { return }
        let layer = paintLayer(of: group, plan)
        let opacity = Unit16.quantized(group.opacity)
        if group.shadows.isEmpty {
            return composite(layer, opacity: opacity, outer.clip)
        }
        guard opacity < Unit16.one else {
            castShadows(of: group, layer, plan, outer.clip)
            return composite(layer, opacity: opacity, outer.clip)
        }
        var whole = Layer(plan.wholeBounds)
        whole.withRows { rows in
            let painter = painter(on: rows, over: [])
            painter.castShadows(of: group, layer, plan, Clip(plan.wholeBounds))
            painter.composite(layer, opacity: Unit16.one, Clip(plan.wholeBounds))
        }
        composite(whole, opacity: opacity, outer.clip)
    }

    private func paintLayer(of group: Group, _ plan: GroupPlan) -> Layer {
        var layer = Layer(plan.layerBounds)
        layer.withRows { rows in
            let painter = painter(on: rows, over: beneath + [target])
            var clip = Clip(plan.layerBounds)
            if let area = group.clip { clip = clip.intersected(with: area, transform: plan.transform) }
            let edge = clip.coverage
            clip.coverage = nil
            painter.paint(group.items, PaintState(transform: plan.transform, clip: clip))
            // The whole is cut once, so that no item shines through another along the edge.
            if let edge { painter.cut(to: edge) }
        }
        let state = PaintState(transform: plan.transform, clip: Clip(plan.layerBounds))
        return filtered(layer, by: group.filters, edge: .transparent, state)
    }

    /// Multiplies the whole target by a coverage.
    private func cut(to coverage: Coverage) {
        forEachBand(of: target.bounds) { rows in
            for y in rows {
                coverage.forEachRun(ofRow: y, within: target.bounds) { x, count, value in
                    unsafe SourceOver.scale(target.at(target.bounds.x0 + x, y), count, weight: value)
                }
            }
        }
    }

    /// Paints a layer over the target.
    func composite(_ layer: Layer, opacity: UInt16, _ clip: Clip) {
        let shown = layer.bounds.intersection(clip.rect).intersection(target.bounds)
        forEachBand(of: shown) { rows in
            for y in rows {
                unsafe layer.withRow(y, from: shown.x0) { source in
                    guard let coverage = clip.coverage else {
                        return unsafe SourceOver.paint(
                            target.at(shown.x0, y), shown.width, source, weight: opacity)
                    }
                    coverage.forEachRun(ofRow: y, within: shown) { x, count, value in
                        if value == 0 { return }
                        unsafe SourceOver.paint(
                            target.at(shown.x0 + x, y), count, source + x,
                            weight: Unit16.product(value, opacity))
                    }
                }
            }
        }
    }
}

/// How large the pictures of a group need to be.
struct GroupPlan {
    let transform: Affine
    /// The items, after the blur, as far as they can show.
    let layerBounds: PixelRect
    /// The items and their shadows within the clip.
    let wholeBounds: PixelRect

    init(_ group: Group, transform: Affine, clip: PixelRect) {
        self.transform = transform
        let state = PaintState(transform: transform, clip: Clip(clip))
        let blurReach = state.reach(of: group.filters)
        var shadowReach = 0
        for shadow in group.shadows {
            let cast = AlphaShadow(shadow, state)
            shadowReach = max(shadowReach, cast.farthest)
        }
        let empty = PixelRect(width: 0, height: 0)
        let felt = clip.outset(by: blurReach + shadowReach)
        guard var box = ContentBounds.of(group.items, transform) else {
            layerBounds = empty
            wholeBounds = empty
            return
        }
        if let area = group.clip {
            guard let cut = area.looseBounds.map(transform.apply)?.intersection(box) else {
                layerBounds = empty
                wholeBounds = empty
                return
            }
            box = cut
        }
        let content = ContentBounds.pixels(box, within: felt)
        guard !content.isEmpty else {
            layerBounds = empty
            wholeBounds = empty
            return
        }
        layerBounds = content.outset(by: blurReach).intersection(felt)
        wholeBounds = layerBounds.outset(by: shadowReach).intersection(clip)
    }
}

extension Painter {
    /// Paints items as one.
    ///
    /// Where that makes no difference the items go straight to the target: only a transform and
    /// a clip. Else they are painted on a layer of their own, cut by the clip, filtered, given
    /// their shadows, masked and composited with the opacity and the blend mode. Lengths of blurs
    /// and shadows are in the items' own coordinates, as the clip is.
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
        var layer = paintLayer(of: group, plan)
        castInnerShadows(of: group, onto: &layer, plan)
        let hasOuterShadows = group.shadows.contains { $0.placement == .outer }
        if hasOuterShadows && group.opacity >= 1 && group.blendMode == .normal && group.mask == nil {
            // Nothing happens to the whole, so it need not be put together first.
            castShadows(of: group, layer, plan, outer.clip)
        } else if hasOuterShadows {
            var whole = Layer(plan.wholeBounds)
            whole.withRows { rows in
                let painter = painter(on: rows, over: [])
                painter.castShadows(of: group, layer, plan, Clip(plan.wholeBounds))
                painter.composite(layer, opacity: Unit16.one, .normal, Clip(plan.wholeBounds))
            }
            layer = whole
        }
        if let mask = group.mask { cut(&layer, by: mask, plan) }
        composite(layer, opacity: Unit16.quantized(group.opacity), group.blendMode, outer.clip)
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
    func composite(_ layer: Layer, opacity: UInt16, _ mode: BlendMode, _ clip: Clip) {
        let shown = layer.bounds.intersection(clip.rect).intersection(target.bounds)
        forEachBand(of: shown) { rows in
            for y in rows {
                unsafe layer.withRow(y, from: shown.x0) { source in
                    guard let coverage = clip.coverage else {
                        return unsafe Blend.paint(
                            mode, target.at(shown.x0, y), shown.width, source, weight: opacity)
                    }
                    coverage.forEachRun(ofRow: y, within: shown) { x, count, value in
                        if value == 0 { return }
                        unsafe Blend.paint(
                            mode, target.at(shown.x0 + x, y), count, source + x,
                            weight: Unit16.product(value, opacity))
                    }
                }
            }
        }
    }
}

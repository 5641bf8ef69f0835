import VitrineBlending
import VitrineColor
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

extension Painter {
    /// Paints items as one.
    ///
    /// They are painted on a layer of their own, which is clipped, filtered, given its shadows, masked and
    /// composited with the opacity and the blend mode. Lengths of blurs and shadows are in the items' own
    /// coordinates, like the clip. Groups for which none of this matters do not come here: see
    /// `GroupExecution`.
    ///
    /// - Returns: Row painters that composite the pictures with the target.
    func rowPainters(of group: Group, _ plan: GroupPlan, _ outer: Clip) -> [RowPainter] {
        if plan.compositeBounds.isEmpty { return [] }
        if group.blendsItemsWithTarget { return [replacement(by: group, plan, outer)] }
        var layer = paintLayer(
            of: group, plan, plan.itemBounds, filtered: plan.resultBounds, of: plan.layerBounds)
        if isCancelled { return [] }
        // Inner shadows leave alpha as it is, so pictures that only cast shadows need none.
        let casters = plan.casters.mapValues { paintLayer(of: group, plan, $0, filtered: $0, of: $0) }
        castInnerShadows(of: group, onto: &layer, casters: casters, plan)
        let opacity = Unit16.quantized(group.opacity)
        let isPlain = opacity == Unit16.one && !group.blends && group.mask == nil
        if isPlain || !group.shadows.contains(where: { $0.placement == .outer }) {
            let shadows = shadows(of: group, layer, casters: casters, plan, outer)
            if let mask = group.mask { applyMask(&layer, by: mask, of: group, plan) }
            return shadows + [composite(layer, opacity: opacity, of: group, outer)]
        }
        var whole = Layer(plan.compositeBounds)
        whole.withRows { rows in
            let painter = painter(on: rows, over: [])
            let clip = Clip(plan.compositeBounds)
            let shadows = painter.shadows(of: group, layer, casters: casters, plan, clip)
            painter.paint(shadows + [painter.composite(layer, opacity: Unit16.one, .normal, clip)])
        }
        if let mask = group.mask { applyMask(&whole, by: mask, of: group, plan) }
        return [composite(whole, opacity: opacity, of: group, outer)]
    }

    /// Returns the items, clipped and filtered. Filters that affect transparent black act before the clip,
    /// and fill it.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - plan: Its plan.
    ///   - bounds: The bounds of the unfiltered items.
    ///   - result: The part of the filtered items to return.
    ///   - whole: The bounds of the filtered items.
    private func paintLayer(
        of group: Group, _ plan: GroupPlan, _ bounds: PixelRect, filtered result: PixelRect,
        of whole: PixelRect
    ) -> Layer {
        var layer = Layer(bounds)
        if bounds.isEmpty { return layer }
        let (state, clip) = plan.itemStates(of: group, within: bounds)
        let isCutLast = group.filters.affectsTransparentBlack
        layer.withRows { rows in
            var painter = painter(on: rows, over: backdropLayers + [target])
            if group.mirrorsBackdropAtClip, let clip = group.clip {
                painter.endBackdrop(at: clip, plan.transform)
            }
            painter.paint(group.items, state)
            // The whole is clipped once, so that no item shines through another along the edge.
            if !isCutLast {
                if let edge = clip.coverage {
                    painter.clip(to: edge)
                } else if group.clipsFilteredItems {
                    painter.clip(to: Coverage(clip.rect))
                }
            }
        }
        layer = filtered(layer, by: group.filters, state, within: result, of: whole)
        if isCutLast, group.clip != nil {
            layer.withRows { rows in
                let painter = painter(on: rows, over: [])
                painter.clip(to: clip.coverage ?? Coverage(clip.rect))
            }
        }
        return layer
    }

    /// Returns what replaces the target, as far as the clips let it, by a copy of it on which items are
    /// painted that blend with it.
    private func replacement(by group: Group, _ plan: GroupPlan, _ outer: Clip) -> RowPainter {
        var layer = Layer(plan.layerBounds)
        let (state, cut) = plan.itemStates(of: group, within: plan.layerBounds)
        let shared = plan.layerBounds.intersection(target.bounds)
        observer?.willRead(shared)
        layer.withRows { rows in
            rows.copy(shared, from: target)
            painter(on: rows, over: backdropLayers).paint(group.items, state)
        }
        let own = cut.coverage ?? Coverage(cut.rect)
        let weights = outer.apply(to: own)
        let shown = weights.bounds.intersection(shared).intersection(outer.rect)
        let finished = layer
        return RowPainter(bounds: shown) { painter, rect in
            for y in rect.rows {
                unsafe finished.withRow(y, from: rect.x0) { source in
                    weights.forEachRun(ofRow: y, within: rect) { x, count, value in
                        if value == 0 { return }
                        unsafe SourceOver.replace(
                            painter.target.at(rect.x0 + x, y), count, source + x, weight: value)
                    }
                }
            }
        }
    }

    /// Multiplies the whole target by a coverage.
    private func clip(to coverage: Coverage) {
        paintBands(of: target.bounds) { rows in
            for y in rows {
                coverage.forEachRun(ofRow: y, within: target.bounds) { x, count, value in
                    unsafe SourceOver.scale(target.at(target.bounds.x0 + x, y), count, weight: value)
                }
            }
        }
    }

    /// Multiplies a layer by the picture of a mask; beyond that picture nothing is left, or all if the mask
    /// is inverted.
    private func applyMask(_ layer: inout Layer, by mask: GroupMask, of group: Group, _ plan: GroupPlan) {
        let bounds = plan.maskBounds.intersection(layer.bounds)
        if mask.isInverted && bounds.isEmpty { return }
        var picture = Layer(bounds)
        picture.withRows { rows in
            var painter = painter(on: rows, over: [])
            painter.paintsMask = true
            painter.paint(mask.items, plan.maskState(of: group, within: bounds))
        }
        let finished = picture
        layer.withRows { rows in
            forEachBand(of: rows.bounds) { band in
                unsafe withScratchWeights(rows.bounds.width) { weights in
                    for y in band {
                        unsafe finished.weights(weights, row: y, within: rows.bounds, mask.kind)
                        if mask.isInverted {
                            unsafe MaskKernels.complement(weights, rows.bounds.width)
                        }
                        unsafe MaskKernels.scale(
                            rows.at(rows.bounds.x0, y), rows.bounds.width, weights: weights)
                    }
                }
            }
        }
    }

    /// Returns a row painter that composites a group's picture onto the target.
    func composite(_ layer: Layer, opacity: UInt16, of group: Group, _ clip: Clip) -> RowPainter {
        let mix = Blend.Mix(group)
        if colorSpace == .displayP3, group.blendsInSRGB {
            return unsafe composite(layer, in: clip) { row, count, source, value in
                unsafe Blend.paintInSRGB(mix, row, count, source, weight: Unit16.product(value, opacity))
            }
        }
        return unsafe composite(layer, in: clip) { row, count, source, value in
            unsafe Blend.paint(mix, row, count, source, weight: Unit16.product(value, opacity))
        }
    }

    /// Returns a row painter that composites a layer onto the target with a blend mode.
    func composite(_ layer: Layer, opacity: UInt16, _ mode: BlendMode, _ clip: Clip) -> RowPainter {
        unsafe composite(layer, in: clip) { row, count, source, value in
            unsafe Blend.paint(mode, row, count, source, weight: Unit16.product(value, opacity))
        }
    }

    /// Returns a row painter that combines a layer with the target, weighted by a clip.
    private func composite(
        _ layer: Layer, in clip: Clip,
        _ blend: @escaping @Sendable (Blend.Row, Int, Blend.Source, UInt16) -> Void
    ) -> RowPainter {
        let shown = layer.bounds.intersection(clip.rect).intersection(target.bounds)
        return RowPainter(bounds: shown) { painter, rect in
            for y in rect.rows {
                unsafe layer.withRow(y, from: rect.x0) { source in
                    guard let coverage = clip.coverage else {
                        return unsafe blend(
                            painter.target.at(rect.x0, y), rect.width, source, Unit16.one)
                    }
                    coverage.forEachRun(ofRow: y, within: rect) { x, count, value in
                        if value == 0 { return }
                        unsafe blend(painter.target.at(rect.x0 + x, y), count, source + x, value)
                    }
                }
            }
        }
    }
}

extension Painter {
    /// Ends the backdrop that filters see at the edge of a screen.
    mutating func endBackdrop(at screen: Area, _ transform: Affine) {
        guard let box = screen.conservativeBounds.map(transform.apply) else { return }
        crossedCanvas = PixelRect(covering: box, within: canvas)
        canvas = canvas.whole(within: box)
        if screen.isUprightRectangle(under: transform) { return }
        let own = Coverage(screen, transform: transform, clip: canvas)
        backdropEdge = backdropEdge.map { own.intersected(with: $0) } ?? own
    }
}

extension PixelRect {
    /// Returns the pixels that lie wholly in a box: a pixel that the edge of a screen crosses shows its
    /// surroundings, too.
    func whole(within box: Rect) -> PixelRect {
        func clamp(_ value: Double, _ range: ClosedRange<Int>) -> Int {
            value > Double(range.lowerBound)
                ? (value < Double(range.upperBound) ? Int(value) : range.upperBound) : range.lowerBound
        }
        // Rounding errors in products of scales do not count as crossings.
        let slack = 1e-6
        return PixelRect(
            x0: clamp((box.minX - slack).rounded(.up), x0...max(x0, x1)),
            y0: clamp((box.minY - slack).rounded(.up), y0...max(y0, y1)),
            x1: clamp((box.maxX + slack).rounded(.down), x0...max(x0, x1)),
            y1: clamp((box.maxY + slack).rounded(.down), y0...max(y0, y1)))
    }
}

extension Layer {
    /// Writes the weights of row `y` of `rect` for this picture as a mask; zero beyond it.
    fileprivate func weights(
        _ weights: UnsafeMutablePointer<UInt16>, row y: Int, within rect: PixelRect, _ kind: GroupMask.Kind
    ) {
        unsafe weights.update(repeating: 0, count: rect.width)
        let shared = bounds.intersection(rect)
        if shared.isEmpty || y < shared.y0 || y >= shared.y1 { return }
        unsafe withRow(y, from: shared.x0) { source in
            let start = unsafe weights + (shared.x0 - rect.x0)
            switch kind {
            case .alpha: unsafe MaskKernels.alpha(start, shared.width, of: source)
            case .luminance: unsafe MaskKernels.luminance(start, shared.width, of: source)
            }
        }
    }
}

import VitrineColor
import VitrineCoverage
import VitrineDisplayList
import VitrinePixels

extension Painter {
    /// Returns row painters for the outer shadows of a group's picture, the first one on top.
    ///
    /// - Parameter casters: The pictures of distant casters, by the indices of the shadows.
    func shadows(
        of group: Group, _ layer: Layer, casters: [Int: Layer], _ plan: GroupPlan, _ clip: Clip
    ) -> [RowPainter] {
        let state = PaintState(transform: plan.transform, clip: clip)
        return group.shadows.enumerated().reversed().compactMap { index, shadow in
            guard shadow.placement == .outer, !isCancelled else { return nil }
            return self.shadow(
                AlphaShadow(shadow, state), of: casters[index] ?? layer, around: layer,
                opacity: group.casterOpacity, clip)
        }
    }

    /// Returns a row painter for the shadow of `caster`, knocked out by `layer`.
    private func shadow(
        _ shadow: AlphaShadow, of caster: Layer, around layer: Layer, opacity: UInt16, _ clip: Clip
    ) -> RowPainter? {
        if shadow.pixel == 0 { return nil }
        let visible = clip.rect.intersection(target.bounds)
        guard let mask = shadow.mask(of: caster, opacity: opacity, shown: visible, workers: workers) else {
            return nil
        }
        let shown = mask.bounds.intersection(clip.rect).intersection(target.bounds)
        return unsafe Self.painter(of: shadow.pixel, within: shown) { weights, part in
            unsafe mask.copyRow(part.y0, from: part.x0, count: part.width, to: weights)
            let hidden = layer.bounds.intersection(part)
            if shadow.knockout, !hidden.isEmpty {
                unsafe layer.withRow(hidden.y0, from: hidden.x0) { source in
                    unsafe MaskKernels.knockOut(
                        weights + (hidden.x0 - part.x0), hidden.width, source, opacity: opacity)
                }
            }
            if let edge = clip.coverage { unsafe edge.multiply(weights, row: part.y0, within: part) }
        }
    }

    /// Paints the inner shadows of a group onto its picture, the first one on top.
    ///
    /// - Parameter casters: The pictures of distant casters, by the indices of the shadows.
    func castInnerShadows(
        of group: Group, onto layer: inout Layer, casters: [Int: Layer], _ plan: GroupPlan
    ) {
        if layer.bounds.isEmpty || !group.shadows.contains(where: { $0.placement == .inner }) { return }
        let state = PaintState(transform: plan.transform, clip: Clip(plan.layerBounds))
        let near = layer
        // A picture may reach far beyond what shows of it, to cast shadows from there.
        let shown = layer.bounds.intersection(plan.compositeBounds)
        if shown.isEmpty { return }
        for (index, shadow) in group.shadows.enumerated().reversed() where shadow.placement == .inner {
            let shade = AlphaShadow(shadow, state)
            if shade.pixel == 0 || isCancelled { continue }
            guard
                let hole = shade.mask(
                    of: casters[index] ?? near, opacity: group.casterOpacity, shown: shown,
                    workers: workers)
            else {
                continue
            }
            layer.withRows { rows in
                forEachBand(of: shown) { band in
                    unsafe withScratchWeights(shown.width) { weights in
                        for y in band {
                            unsafe hole.copyRow(y, from: shown.x0, count: shown.width, to: weights)
                            let row = unsafe rows.at(shown.x0, y)
                            if shade.isBlurred {
                                unsafe MaskKernels.complement(weights, shown.width)
                            } else {
                                unsafe MaskKernels.uncovered(
                                    weights, shown.width, ofAlpha: row, opacity: group.casterOpacity)
                            }
                            unsafe MaskKernels.paintAtop(row, shown.width, shade.pixel, weights: weights)
                        }
                    }
                }
            }
        }
    }
}

extension Group {
    /// The alpha of all paint in the group if that is a single value, otherwise 65535.
    ///
    /// It is the alpha of a pixel that the items cover completely, which distinguishes partial coverage from
    /// translucency.
    var casterOpacity: UInt16 {
        let isSimple = filters.isEmpty || filters.allSatisfy { $0.isPointwise && !$0.changesAlpha }
        return isSimple ? Group.opacity(of: items) ?? Unit16.one : Unit16.one
    }

    private static func opacity(of items: [DisplayItem]) -> UInt16? {
        var common: UInt16?
        for item in items {
            let next: UInt16?
            switch item.content {
            case .fill(_, .solid(let color)), .glyphs(_, .solid(let color)):
                next = Unit16.quantized(color.alpha)
            case .surface(let surface): next = opacity(of: surface)
            case .group(let group) where !group.needsLayer: next = opacity(of: group.items)
            default: next = nil
            }
            guard let next, common == nil || common == next else { return nil }
            common = next
        }
        return common == 0 ? nil : common
    }

    private static func opacity(of surface: Surface) -> UInt16? {
        guard surface.backdrop == nil, surface.outerShadows.isEmpty else { return nil }
        var common: UInt16?
        for layer in surface.layers {
            let next: UInt16
            switch layer.content {
            case .fill(.solid(let color)), .stroke(_, .solid(let color)):
                next = Unit16.quantized(color.alpha)
            case .fill, .stroke, .innerShadow: return nil
            }
            guard common == nil || common == next else { return nil }
            common = next
        }
        return common
    }
}

import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrineGlass
import VitrinePixels

extension Painter {
    /// Blurs the pixels painted so far under a region, increasingly along a line; see `ProgressiveField`.
    ///
    /// The steps between neighbouring copies are mixed one after the other, each within the box of its own
    /// pixels, so that two copies are kept at a time, and copies that no pixel needs are never made. The
    /// target stays unchanged until all steps are mixed, because the copies are made from it.
    ///
    /// A clip cuts the result alone, as it cuts a material: what lies around it is seen. Nothing is seen
    /// around a screen, the pixels at its edge continue there: the bezel would show in its corners. Pixels
    /// that the edge of the backdrop crosses are blurred like their neighbours, as a line of sharp ones would
    /// show.
    ///
    /// - Returns: Row painters that put the result in place.
    func rowPainters(of blur: ProgressiveBlur, under area: Area, _ state: PaintState) -> [RowPainter] {
        guard let field = ProgressiveField(blur, state.transform) else { return [] }
        var own = Coverage(area, transform: state.transform, clip: state.clip.rect)
        // A fraction of a row that stayed sharp would show more than one more row that is blurred.
        if area.isUprightRectangle(under: state.transform) {
            own = Coverage(own.bounds)
        }
        let coverage = state.clip.apply(to: own)
        let shown = coverage.bounds.intersection(target.bounds).intersection(crossedCanvas ?? canvas)
        let seen = shown.intersection(canvas)
        if seen.isEmpty { return [] }
        let reach = state.reach(of: [.blur(sigma: field.sigmas[field.sigmas.count - 1])])
        let edge = backdropEdge(within: seen.outset(by: reach).intersection(canvas))
        var result = unsafe Layer(uninitialized: shown)
        result.withRows { rows in
            mix(field, under: area, state, edge, into: rows, within: seen)
            // Pixels that are not mixed have no value.
            if isCancelled { return }
            if seen != shown {
                rows.continuePixels { $0 >= seen.y0 && $0 < seen.y1 ? seen.x0..<seen.x1 : 0..<0 }
            }
            let tint = PackedPixel(blur.tint)
            if tint.alpha > 0 { self.tint(rows, by: field, tint) }
        }
        return [replacement(by: result, tints: [], through: coverage, within: shown)]
    }

    /// Returns the pixels of the screen that is painted, as it ends in a part of the canvas; `nil` if it
    /// fills that part.
    private func backdropEdge(within read: PixelRect) -> Coverage? {
        guard let edge = backdropEdge, !edge.fills(read) else { return nil }
        return edge
    }

    private func mix(
        _ field: ProgressiveField, under area: Area, _ state: PaintState, _ edge: Coverage?,
        into rows: PixelRows, within seen: PixelRect
    ) {
        let steps = field.sigmas.indices.dropLast()
        let parts = steps.map { field.bounds(ofStep: $0, in: seen) }
        var near: (index: Int, picture: Layer)?
        for step in steps where !parts[step].isEmpty && !isCancelled {
            let part = parts[step]
            var below: Layer
            if let near, near.index == step, near.picture.bounds.contains(part) {
                below = near.picture
            } else {
                below = copy(field.sigmas[step], under: area, state: state, edge: edge, rect: part)
            }
            // The next step begins where this one ends.
            let next = step + 1 < steps.count ? parts[step + 1] : part
            let above = copy(
                field.sigmas[step + 1], under: area, state: state, edge: edge,
                rect: next.isEmpty ? part : part.union(next))
            mix(field, step: step, below: below, above: above, into: rows, within: part)
            near = (step + 1, above)
        }
    }

    /// Returns the pixels painted so far, blurred by a sigma in points.
    private func copy(
        _ sigma: Double, under area: Area, state: PaintState, edge: Coverage?, rect: PixelRect
    ) -> Layer {
        let filter = BackdropFilter(sigma > 0 ? [.blur(sigma: sigma)] : [])
        let plan = BackdropPlan(filter, under: area, state, shown: rect, canvas: canvas)
        return filteredBackdrop(plan, continuing: edge)
    }

    private func mix(
        _ field: ProgressiveField, step: Int, below: Layer, above: Layer, into rows: PixelRows,
        within part: PixelRect
    ) {
        forEachBand(of: part) { band in
            unsafe withScratchWeights(part.width) { weights in
                for y in band {
                    let run = field.run(inStep: step, row: y, part.x0..<part.x1)
                    if run.isEmpty { continue }
                    for (i, x) in run.enumerated() {
                        unsafe weights[i] = field.weight(field.sigma(x, y), inStep: step)
                    }
                    unsafe below.withRow(y, from: run.lowerBound) { near in
                        unsafe above.withRow(y, from: run.lowerBound) { far in
                            unsafe MixKernel.mix(
                                rows.at(run.lowerBound, y), run.count, near, far, weights: weights)
                        }
                    }
                }
            }
        }
    }

    private func tint(_ rows: PixelRows, by field: ProgressiveField, _ pixel: PackedPixel) {
        let bounds = rows.bounds
        forEachBand(of: bounds) { band in
            unsafe withScratchWeights(bounds.width) { weights in
                for y in band {
                    for i in 0..<bounds.width {
                        unsafe weights[i] = field.tintWeight(field.sigma(bounds.x0 + i, y))
                    }
                    unsafe SourceOver.paint(
                        rows.at(bounds.x0, y), bounds.width, pixel, weights: weights)
                }
            }
        }
    }
}

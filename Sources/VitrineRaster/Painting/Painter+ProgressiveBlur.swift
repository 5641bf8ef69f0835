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
    /// - Returns: Row painters that put the result in place.
    func rowPainters(of blur: ProgressiveBlur, under area: Area, _ state: PaintState) -> [RowPainter] {
        guard let field = ProgressiveField(blur, state.transform) else { return [] }
        let coverage = state.clip.apply(
            to: Coverage(area, transform: state.transform, clip: state.clip.rect))
        let shown = coverage.bounds.intersection(target.bounds).intersection(canvas)
        if shown.isEmpty { return [] }
        var result = unsafe Layer(uninitialized: shown)
        result.withRows { rows in
            mix(field, under: area, state, into: rows)
            let tint = PackedPixel(blur.tint)
            if tint.alpha > 0 { self.tint(rows, by: field, tint) }
        }
        return [replacement(by: result, tints: [], through: coverage, within: shown)]
    }

    private func mix(_ field: ProgressiveField, under area: Area, _ state: PaintState, into rows: PixelRows) {
        let steps = field.sigmas.indices.dropLast()
        let parts = steps.map { field.bounds(ofStep: $0, in: rows.bounds) }
        var near: (index: Int, picture: Layer)?
        for step in steps where !parts[step].isEmpty {
            let part = parts[step]
            var below: Layer
            if let near, near.index == step, near.picture.bounds.contains(part) {
                below = near.picture
            } else {
                below = copy(field.sigmas[step], under: area, state, part)
            }
            // The next step begins where this one ends.
            let next = step + 1 < steps.count ? parts[step + 1] : part
            let above = copy(
                field.sigmas[step + 1], under: area, state, next.isEmpty ? part : part.union(next))
            mix(field, step, below, above, into: rows, within: part)
            near = (step + 1, above)
        }
    }

    /// Returns the pixels painted so far, blurred by a sigma in points.
    private func copy(_ sigma: Double, under area: Area, _ state: PaintState, _ rect: PixelRect) -> Layer {
        filteredBackdrop(
            BackdropFilter(sigma > 0 ? [.blur(sigma: sigma)] : []), under: area, state, shown: rect)
    }

    private func mix(
        _ field: ProgressiveField, _ step: Int, _ below: Layer, _ above: Layer, into rows: PixelRows,
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

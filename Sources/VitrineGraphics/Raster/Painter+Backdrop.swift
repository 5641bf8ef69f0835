extension Painter {
    /// Replaces what is under a region by a filtered copy of all that is painted behind it.
    ///
    /// On a layer the copy is of everything beneath the layer with the layer's own pixels over
    /// it, as if the group were opaque: a card in a group of opacity 0.5 still blurs what lies
    /// behind the group.
    func apply(_ filter: BackdropFilter, under area: Area, _ state: PaintState) {
        let coverage = state.clip.apply(
            to: Coverage(area, transform: state.transform, clip: state.clip.rect))
        let shown = coverage.bounds.intersection(target.bounds).intersection(canvas)
        if shown.isEmpty { return }
        let result = filteredBackdrop(filter, under: area, state, shown: shown)
        replace(by: result, tints: filter.tints.map { PackedPixel($0) }, through: coverage, within: shown)
    }

    /// The filtered copy, at least of `shown`.
    ///
    /// It reaches past the region by the reach of the blur, so neighbours bleed in; only at the
    /// canvas' edges does it end, and there the blur mirrors. With `edge: .region` it ends at the box
    /// of whole pixels around the region, as Chromium's `backdrop-filter` does.
    func filteredBackdrop(
        _ filter: BackdropFilter, under area: Area, _ state: PaintState, shown: PixelRect
    ) -> Layer {
        var felt = shown.outset(by: state.reach(of: filter.filters)).intersection(canvas)
        if filter.edge == .region {
            // The region without the clip, which is no edge of it.
            felt = felt.intersection(Coverage(area, transform: state.transform, clip: canvas).bounds)
        }
        return filtered(copyOfAllBehind(felt), by: filter.filters, edge: .mirror, state)
    }

    private func copyOfAllBehind(_ rect: PixelRect) -> Layer {
        var copy = Layer(rect)
        copy.withRows { rows in
            for (depth, picture) in (beneath + [target]).enumerated() {
                let shared = picture.bounds.intersection(rect)
                forEachBand(of: shared) { band in
                    for y in band {
                        let from = unsafe UnsafePointer(picture.at(shared.x0, y))
                        let to = unsafe rows.at(shared.x0, y)
                        if depth == 0 {
                            unsafe to.update(from: from, count: shared.width)
                        } else {
                            unsafe SourceOver.paint(to, shared.width, from)
                        }
                    }
                }
            }
        }
        return copy
    }

    private func replace(
        by behind: Layer, tints: [PackedPixel], through coverage: Coverage, within shown: PixelRect
    ) {
        forEachBand(of: shown) { rows in
            unsafe withScratchRow(shown.width) { scratch in
                for y in rows {
                    coverage.forEachRun(ofRow: y, within: shown) { start, count, value in
                        if value == 0 { return }
                        let x = shown.x0 + start
                        unsafe behind.withRow(y, from: x) { source in
                            unsafe scratch.update(from: source, count: count)
                        }
                        for tint in tints { unsafe SourceOver.paint(scratch, count, tint) }
                        unsafe SourceOver.replace(target.at(x, y), count, scratch, weight: value)
                    }
                }
            }
        }
    }
}

import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

extension Painter {
    /// Replaces the pixels under a region by a filtered copy of everything painted behind it.
    ///
    /// On a layer, the copy is of everything beneath the layer with the layer's own pixels over it, as if the
    /// group were opaque: a card in a group of opacity 0.5 still blurs what lies behind the group.
    ///
    /// - Returns: Row painters that put the copy in place.
    func filtered(under area: Area, by filter: BackdropFilter, _ state: PaintState) -> [RowPainter] {
        let coverage = state.clip.apply(
            to: Coverage(area, transform: state.transform, clip: state.clip.rect))
        let shown = coverage.bounds.intersection(target.bounds).intersection(canvas)
        if shown.isEmpty { return [] }
        let result = filteredBackdrop(filter, under: area, state, shown: shown)
        return [
            replacement(
                by: result, tints: filter.tints.map { PackedPixel($0) }, through: coverage,
                within: shown.intersection(result.bounds))
        ]
    }

    /// Returns the filtered copy of `shown`, or of the part of it that the filter sees.
    ///
    /// The source extends past the region by the reach of the filters, so neighbours bleed in; it ends only
    /// at the edges of the canvas, where the blur mirrors. With `edge: .region` it ends at the box of whole
    /// pixels around the region, as in Chromium's `backdrop-filter`. Only `shown` is computed of the result,
    /// and if nothing lies between the canvas and the target, the source is read from the target: copying it
    /// cost as much as downsampling it.
    func filteredBackdrop(
        _ filter: BackdropFilter, under area: Area, _ state: PaintState, shown: PixelRect
    ) -> Layer {
        var whole = shown.outset(by: state.reach(of: filter.filters)).intersection(canvas)
        if filter.edge == .region {
            // The region without the clip, which is not an edge of it.
            whole = whole.intersection(Coverage(area, transform: state.transform, clip: canvas).bounds)
        }
        let steps = FilterStep.steps(filter.filters, edge: .mirror, state)
        // The pixels that each step passes to the next one, from the last to the first.
        var needs = [shown.intersection(whole)]
        for step in steps.reversed() {
            let last = needs[needs.count - 1]
            if case .blur(let blur) = step {
                needs.append(blur.halo(of: last, in: whole))
            } else {
                needs.append(last)
            }
        }
        needs.reverse()
        if needs[0].isEmpty { return Layer(needs[0]) }
        var layer: Layer?
        for (index, step) in steps.enumerated() {
            let next = needs[index + 1]
            switch step {
            // A mask's picture has nothing beneath it either, but is smaller than the canvas.
            case .blur(let blur)
            where layer == nil && backdropLayers.isEmpty && target.bounds.contains(needs[index]):
                observer?.willRead(needs[index])
                layer = Layer(next, blur.apply(to: target, of: whole, region: next, workers: workers))
            case .blur(let blur):
                // Moved instead of copied: with two owners, making the picture writable would copy it.
                var source = layer.take() ?? copyBackdrop(needs[index])
                source.withRows { rows in
                    layer = Layer(next, blur.apply(to: rows, of: whole, region: next, workers: workers))
                }
            case .colors(let colors):
                var source = layer.take() ?? copyBackdrop(needs[index])
                apply(colors, to: &source)
                layer = source
            }
        }
        return layer ?? copyBackdrop(needs[0])
    }

    func copyBackdrop(_ rect: PixelRect) -> Layer {
        observer?.willRead(rect)
        var copy = Layer(rect)
        copy.withRows { rows in
            for (depth, picture) in (backdropLayers + [target]).enumerated() {
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

    /// Returns what puts a picture in place, weighted by a coverage.
    func replacement(
        by behind: Layer, tints: [PackedPixel], through coverage: Coverage, within shown: PixelRect
    ) -> RowPainter {
        RowPainter(bounds: shown) { painter, rows in
            unsafe withScratchRow(shown.width) { scratch in
                for y in rows {
                    coverage.forEachRun(ofRow: y, within: shown) { start, count, value in
                        if value == 0 { return }
                        let x = shown.x0 + start
                        unsafe behind.withRow(y, from: x) { source in
                            unsafe scratch.update(from: source, count: count)
                        }
                        for tint in tints { unsafe SourceOver.paint(scratch, count, tint) }
                        unsafe SourceOver.replace(
                            painter.target.at(x, y), count, scratch, weight: value)
                    }
                }
            }
        }
    }
}

import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

extension Painter {
    /// Filters a copy of everything painted behind an area, to replace the pixels under it.
    ///
    /// On a layer, the copy is of everything beneath the layer with the layer's own pixels over it, as if the
    /// group were opaque: a card in a group of opacity 0.5 still blurs what lies behind the group.
    ///
    /// - Returns: Row painters that put the copy in place.
    func rowPainters(of filter: BackdropFilter, under area: Area, _ state: PaintState) -> [RowPainter] {
        let own = Coverage(area, transform: state.transform, clip: state.clip.rect)
        let coverage = state.clip.apply(to: own, of: area, transform: state.transform)
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
    func filteredBackdrop(
        _ filter: BackdropFilter, under area: Area, _ state: PaintState, shown: PixelRect
    ) -> Layer {
        filteredBackdrop(BackdropPlan(filter, under: area, state, shown: shown, canvas: canvas))
    }

    /// Returns the filtered copy that was planned.
    ///
    /// Only the part of the result that is shown is computed. If nothing lies between the canvas and the
    /// target, the source is read from the target: copying it took as long as downsampling it.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - edge: The pixels beyond which filters see a continuation of them. Default: all pixels are seen.
    func filteredBackdrop(_ plan: BackdropPlan, continuing edge: Coverage? = nil) -> Layer {
        let (steps, whole, needs) = (plan.steps, plan.whole, plan.needs)
        if needs[0].isEmpty { return Layer(needs[0]) }
        var layer: Layer?
        func source(_ rect: PixelRect) -> Layer {
            var copy = copyBackdrop(rect)
            if let edge { copy.withRows { $0.continuePixels(of: edge) } }
            return copy
        }
        for (index, step) in steps.enumerated() {
            if isCancelled { return Layer(needs[needs.count - 1]) }
            let next = needs[index + 1]
            switch step {
            // A mask's picture has nothing beneath it either, but is smaller than the canvas.
            case .blur(let blur)
            where layer == nil && edge == nil && backdropLayers.isEmpty
                && target.bounds.contains(needs[index]):
                observer?.willRead(needs[index])
                layer = Layer(next, blur.apply(to: target, of: whole, region: next, workers: workers))
            case .blur(let blur):
                // Moved instead of copied: with two owners, making the picture writable would copy it.
                var source = layer.take() ?? source(needs[index])
                source.withRows { rows in
                    layer = Layer(next, blur.apply(to: rows, of: whole, region: next, workers: workers))
                }
            case .colors(let colors):
                var source = layer.take() ?? source(needs[index])
                apply(colors, to: &source)
                layer = source
            }
        }
        return layer ?? copyBackdrop(needs[0])
    }

    func copyBackdrop(_ rect: PixelRect) -> Layer {
        var copy = unsafe Layer(uninitialized: rect)
        if rect.isEmpty { observer?.willRead(rect) }
        copy.withRows { copyBackdrop(rect, into: $0) }
        return copy
    }

    /// Copies a part of the backdrop into a picture, replacing what is there.
    func copyBackdrop(_ rect: PixelRect, into rows: PixelRows) {
        observer?.willRead(rect)
        let pictures = backdropLayers + [target]
        if !pictures[0].bounds.contains(rect) { rows.clear(rect) }
        for (depth, picture) in pictures.enumerated() {
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

    /// Returns a row painter that puts a picture in place, weighted by a coverage.
    func replacement(
        by behind: Layer, tints: [PackedPixel], through coverage: Coverage, within shown: PixelRect
    ) -> RowPainter {
        RowPainter(bounds: shown) { painter, rect in
            unsafe withScratchRow(rect.width) { scratch in
                for y in rect.rows {
                    coverage.forEachRun(ofRow: y, within: rect) { start, count, value in
                        if value == 0 { return }
                        let x = rect.x0 + start
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

import VitrineCoverage
import VitrineDisplayList
import VitrinePixels

extension Painter {
    /// Returns the step that paints a surface, whose parts are composited as one; see `Surface`.
    func prepare(_ surface: Surface, _ state: PaintState) -> PaintStep {
        let clip = state.clip.rect.intersection(target.bounds)
        let region = Coverage(surface.area, transform: state.transform, clip: clip)
        let within = SurfacePainter(surface, covering: region, state, clip: clip, by: self)
        let shadows = surface.outerShadows.compactMap { shadow in
            AreaShadow(shadow, of: surface.area, state, shown: clip, by: self, region: region)
        }
        let boxes = shadows.map { $0.mask.bounds.intersection(clip) }
        let box = PixelRect(containing: [within.bounds] + boxes)
        let bytes = shadows.reduce(within.byteCount) { $0 + $1.mask.byteCount }
        @Sendable func rowPainter(_ within: SurfacePainter) -> RowPainter {
            RowPainter(bounds: box, keeping: bytes, hiding: within.hiddenColumns) { painter, rect in
                painter.paint(within, shadows: shadows, rect: rect, clip: state.clip)
            }
        }
        guard let filter = surface.backdrop else { return .rows(rowPainter(within)) }
        return .surface(
            SurfaceStep(surface, over: filter, state, content: within, rowPainter: rowPainter))
    }

    private func paint(
        _ surface: SurfacePainter, shadows: [AreaShadow], rect: PixelRect, clip: Clip
    ) {
        unsafe withScratchRow(2 * rect.width) { colors in
            unsafe withScratchWeights(rect.width) { weights in
                // Even fully covered pixels are painted in scratch memory and copied to the target: painting
                // in place took 3 % longer, because it wrote word by word to memory where a copy writes whole
                // rows.
                for y in rect.rows {
                    let part = surface.extent(ofRow: y).intersection(rect)
                    if !part.isEmpty {
                        unsafe surface.paint(
                            colors, part: part, onto: target, scratch: colors + rect.width, weights: weights)
                    }
                    for shadow in shadows {
                        unsafe cast(shadow, around: surface.coverage, row: y, within: rect, clip, weights)
                    }
                    if !part.isEmpty { unsafe surface.replace(target, part, by: colors) }
                }
            }
        }
    }
}

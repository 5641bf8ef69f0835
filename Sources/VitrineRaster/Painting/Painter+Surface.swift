import VitrineCoverage
import VitrinePixels

extension Painter {
    /// To composite what belongs to one region as one; see `SurfaceRun`.
    func prepare(_ run: SurfaceRun, _ state: PaintState) -> PaintStep {
        let clip = state.clip.rect.intersection(target.bounds)
        let region = Coverage(run.area, transform: state.transform, clip: clip)
        let surface = Surface(run, region, state, self, clip: clip)
        let shadows = run.outerShadows.compactMap { shadow in
            AreaShadow(shadow, of: run.area, state, shown: clip, by: self, region: region)
        }
        var shown = surface.bounds
        for shadow in shadows {
            let box = shadow.mask.bounds.intersection(clip)
            if !box.isEmpty { shown = shown.isEmpty ? box : shown.union(box) }
        }
        let box = shown
        @Sendable func painted(_ surface: Surface) -> RowPainter {
            RowPainter(bounds: box) { painter, rows in
                painter.paint(surface, shadows, rows, within: box, state.clip)
            }
        }
        if run.backdrop == nil { return .rows(painted(surface)) }
        return .readsBackdrop { painter in
            var surface = surface
            surface.capture(run, state, painter)
            return painted(surface)
        }
    }

    private func paint(
        _ surface: Surface, _ shadows: [AreaShadow], _ rows: Range<Int>, within all: PixelRect, _ clip: Clip
    ) {
        unsafe withScratchRow(2 * all.width) { colors in
            unsafe withScratchWeights(all.width) { weights in
                // Also what is covered whole is painted beside the target and copied there: painted in place it took 3 % longer,
                // as its words go out one by one to memory that a copy writes in rows.
                for y in rows {
                    let part = surface.extent(ofRow: y)
                    if !part.isEmpty {
                        unsafe surface.paint(colors, part, onto: target, colors + all.width, weights)
                    }
                    for shadow in shadows {
                        unsafe cast(shadow, around: surface.coverage, row: y, within: all, clip, weights)
                    }
                    if !part.isEmpty { unsafe surface.replace(target, part, by: colors) }
                }
            }
        }
    }
}

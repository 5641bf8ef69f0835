import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineShaders

extension Painter {
    func prepare(_ area: Area, _ paint: Paint, _ state: PaintState) -> PaintStep {
        let shown = paint.part(of: area)
        let coverage = Coverage(shown, transform: state.transform, clip: state.clip.rect)
        let visible = state.clip.apply(to: coverage, of: shown, transform: state.transform)
        return prepare(paint, through: visible, state)
    }

    func prepare(_ run: GlyphRun, _ paint: Paint, _ state: PaintState) -> PaintStep {
        var coverage = Coverage(run, transform: state.transform, clip: state.clip.rect)
        // In a mask, the pixels that text reveals are not known.
        let curve = paintsMask ? .identity : paint.textCurve(in: colorSpace)
        if paint.extent == nil, state.clip.coverage == nil {
            return prepare(paint, through: coverage, adjustedBy: curve, state)
        }
        coverage = coverage.adjusted(by: curve)
        if let extent = paint.extent {
            let area = Area([Area.Operand(.union, extent)])
            coverage = coverage.intersected(
                with: Coverage(area, transform: state.transform, clip: state.clip.rect))
        }
        return prepare(paint, through: state.clip.apply(to: coverage), state)
    }

    /// Returns a paint prepared for the pixels of `shown`.
    func shader(_ paint: Paint, _ state: PaintState, shown: PixelRect) -> PaintShader {
        PaintShader(
            paint, transform: state.transform, colorSpace: colorSpace, shown: shown,
            pictures: pictures, workers: workers)
    }

    /// Returns the step that paints the target, weighted by `coverage`.
    ///
    /// - Parameter curve: The curve that adjusts the coverage. Default: the coverage is as it is.
    private func prepare(
        _ paint: Paint, through coverage: Coverage, adjustedBy curve: TextContrastCurve = .identity,
        _ state: PaintState
    ) -> PaintStep {
        let bounds = coverage.bounds.intersection(target.bounds)
        if bounds.isEmpty { return .nothing }
        let shader = shader(paint, state, shown: bounds)
        let bytes = coverage.byteCount + shader.byteCount
        let hidden = shader.isOpaque ? coverage.filledColumns(inRows:atLeast:) : nil
        if let pixel = shader.constantColor {
            return .rows(
                RowPainter(bounds: bounds, keeping: bytes, hiding: hidden) { painter, rect in
                    for y in rect.rows {
                        // Coverage that is kept for other pictures is not copied to be adjusted.
                        coverage.paint(
                            pixel, overRow: y, of: painter.target, within: rect, adjustedBy: curve)
                    }
                })
        }
        let coverage = coverage.adjusted(by: curve)
        let sharedRow = shader.isRowInvariant && bounds.height > 1
        return .rows(
            RowPainter(bounds: bounds, keeping: bytes, hiding: hidden) { painter, rect in
                unsafe withScratchRow(rect.width) { scratch in
                    var isShaded = false
                    for y in rect.rows {
                        if let pixel = shader.uniformColor(ofRow: y) {
                            coverage.paint(pixel, overRow: y, of: painter.target, within: rect)
                            continue
                        }
                        if sharedRow {
                            if !isShaded {
                                unsafe shader.shade(scratch, x: rect.x0, y: y, count: rect.width)
                            }
                            isShaded = true
                        }
                        unsafe painter.paint(
                            shader, row: y, coverage, within: rect, scratch, isShaded: isShaded)
                    }
                }
            })
    }

    private func paint(
        _ shader: PaintShader, row y: Int, _ coverage: Coverage, within rect: PixelRect,
        _ scratch: UnsafeMutablePointer<PackedPixel>, isShaded: Bool
    ) {
        var isShaded = isShaded
        if !isShaded, coverage.runCount(inRow: y) > 1 {
            unsafe shader.shade(scratch, row: y, of: coverage, within: rect)
            isShaded = true
        }
        coverage.forEachRun(inRow: y, clippedTo: rect) { span in
            let x = Int(span.x)
            let count = Int(span.count)
            let below = unsafe target.at(x, y)
            if shader.isOpaque && span.value == Unit16.one && !isShaded {
                return unsafe shader.shade(below, x: x, y: y, count: count)
            }
            let colors = unsafe scratch + (x - rect.x0)
            if shader.isOpaque && span.value == Unit16.one && isShaded {
                return unsafe below.update(from: colors, count: count)
            }
            if !isShaded { unsafe shader.shade(colors, x: x, y: y, count: count) }
            unsafe SourceOver.paint(below, count, colors, weight: span.value)
        }
    }
}

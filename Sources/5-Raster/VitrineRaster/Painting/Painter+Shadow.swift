import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

extension Painter {
    /// Returns the step that paints the outer or inner shadow of a region.
    ///
    /// This is a shadow on its own; if its region is painted right before or after it,
    /// `Painter+Surface.swift` composites both together.
    func prepare(_ shadow: Shadow, of area: Area, _ state: PaintState) -> PaintStep {
        let clip = state.clip.rect.intersection(target.bounds)
        if shadow.placement == .inner {
            let region = Coverage(area, transform: state.transform, clip: clip)
            guard
                let shade = AreaShadow(shadow, of: area, state, shown: region.bounds, by: self)
            else { return .nothing }
            let visible = state.clip.apply(to: region, of: area, transform: state.transform)
            return unsafe Self.rows(of: shade, within: region.bounds) { weights, part in
                unsafe shade.innerWeights(weights, row: part.y0, within: part, region: region)
                unsafe visible.multiply(weights, row: part.y0, within: part)
            }
        }
        guard let shade = AreaShadow(shadow, of: area, state, shown: clip, by: self) else {
            return .nothing
        }
        let shown = shade.mask.bounds.intersection(clip)
        let hole = shadow.knockout ? Coverage(area, transform: state.transform, clip: clip) : nil
        return unsafe Self.rows(of: shade, within: shown) { weights, part in
            unsafe shade.outerWeights(weights, row: part.y0, within: part)
            if let hole { unsafe hole.knockOut(weights, row: part.y0, within: part) }
            if let edge = state.clip.coverage { unsafe edge.multiply(weights, row: part.y0, within: part) }
        }
    }

    /// Returns the step that paints a shadow over the rows of `shown`, with weights that `fill` writes for
    /// parts of rows.
    private static func rows(
        of shadow: AreaShadow, within shown: PixelRect,
        _ fill: @escaping @Sendable (UnsafeMutablePointer<UInt16>, PixelRect) -> Void
    ) -> PaintStep {
        unsafe .rows(painter(of: shadow.pixel, within: shown, keeping: shadow.mask.byteCount, fill))
    }

    /// Returns a row painter that paints `pixel` over the rows of `shown`, with weights that `fill` writes
    /// for parts of rows.
    static func painter(
        of pixel: PackedPixel, within shown: PixelRect, keeping bytes: Int = 0,
        _ fill: @escaping @Sendable (UnsafeMutablePointer<UInt16>, PixelRect) -> Void
    ) -> RowPainter {
        RowPainter(bounds: shown, keeping: bytes) { painter, rect in
            unsafe withScratchWeights(rect.width) { weights in
                for y in rect.rows {
                    unsafe fill(weights, PixelRect(x0: rect.x0, y0: y, x1: rect.x1, y1: y + 1))
                    unsafe SourceOver.paint(
                        painter.target.at(rect.x0, y), rect.width, pixel, weights: weights)
                }
            }
        }
    }

    /// Paints a row of an outer shadow wherever its caster does not hide it.
    func cast(
        _ shadow: AreaShadow, around coverage: Coverage, row y: Int, within rect: PixelRect, _ clip: Clip,
        _ weights: UnsafeMutablePointer<UInt16>
    ) {
        let shown = rect.intersection(shadow.mask.bounds)
        if y < shown.y0 || y >= shown.y1 { return }
        coverage.forEachNonOpaqueRun(ofRow: y, within: shown) { part in
            unsafe shadow.outerWeights(weights, row: y, within: part)
            if let edge = clip.coverage { unsafe edge.multiply(weights, row: y, within: part) }
            unsafe SourceOver.paint(target.at(part.x0, y), part.width, shadow.pixel, weights: weights)
        }
    }
}

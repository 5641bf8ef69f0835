import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// The steps of a backdrop's filter, and the pixels that each of them needs.
struct BackdropPlan: Sendable {
    let steps: [FilterStep]
    /// The pixels that the filter sees, at whose edges blurs mirror.
    let whole: PixelRect
    /// The pixels that each step passes to the next one; the first are read, the last are the result.
    let needs: [PixelRect]

    /// Plans the filter of `shown`, or of the part of it that the filter sees.
    ///
    /// The source extends past the region by the reach of the filters, so neighbours bleed in; it ends only
    /// at the edges of the canvas, where the blur mirrors. With `edge: .region` it ends at the box of whole
    /// pixels around the region, as in Chromium's `backdrop-filter`.
    init(
        _ filter: BackdropFilter, under area: Area, _ state: PaintState, shown: PixelRect, canvas: PixelRect
    ) {
        var whole = shown.outset(by: state.reach(of: filter.filters)).intersection(canvas)
        if filter.edge == .region {
            // The region without the clip, which is not an edge of it.
            whole = whole.intersection(Coverage(area, transform: state.transform, clip: canvas).bounds)
        }
        let steps = FilterStep.steps(filter.filters, edge: .mirror, state)
        // From the last to the first.
        var needs = [shown.intersection(whole)]
        for step in steps.reversed() {
            let last = needs[needs.count - 1]
            // Without a default, so that a new kind of step is asked for what it reads.
            switch step {
            case .blur(let blur): needs.append(blur.halo(of: last, in: whole))
            case .colors: needs.append(last)
            }
        }
        self.steps = steps
        self.whole = whole
        self.needs = needs.reversed()
    }
}

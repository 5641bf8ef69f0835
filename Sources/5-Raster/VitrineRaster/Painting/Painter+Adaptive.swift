import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrineGlass
import VitrinePixels
import VitrineThreads

extension Painter {
    /// Returns `true` if the pixels painted so far count as light.
    func isLight(behind content: AdaptiveContent, _ state: PaintState) -> Bool {
        (tone(under: content.area, state).meanLuma ?? 1) >= content.threshold
    }

    /// Returns the tone of the pixels painted so far in the whole pixels that a region touches, disregarding
    /// the clip.
    func tone(under area: Area, _ state: PaintState) -> GlassBackdropTone {
        let none = GlassBackdropTone(in: colorSpace)
        let coverage = Coverage(area, transform: state.transform, clip: canvas)
        if coverage.bounds.isEmpty { return none }
        let picture = copyBackdrop(coverage.bounds)
        let sum = Locked(none)
        forEachBand(of: coverage.bounds) { band in
            var own = none
            for y in band {
                for span in coverage.runs(inRow: y) {
                    unsafe picture.withRow(y, from: Int(span.x)) { row in
                        unsafe own.add(row, Int(span.count))
                    }
                }
            }
            let tone = own
            sum.withLock { $0.add(tone) }
        }
        return sum.withLock { $0 }
    }
}

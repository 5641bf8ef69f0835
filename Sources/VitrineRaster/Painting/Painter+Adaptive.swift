import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

extension Painter {
    /// Paints what suits the pixels behind it.
    func paint(_ content: AdaptiveContent, _ state: PaintState) {
        paint(isLight(behind: content, state) ? content.light : content.dark, state)
    }

    /// Whether what is painted so far counts as light.
    func isLight(behind content: AdaptiveContent, _ state: PaintState) -> Bool {
        (meanLuma(under: content.area, state) ?? 1) >= content.threshold
    }

    /// The mean BT.709 luma, 0...1, of what is painted so far within the whole pixels that a region touches, the clip
    /// aside; nil where nothing is painted there.
    func meanLuma(under area: Area, _ state: PaintState) -> Double? {
        let coverage = Coverage(area, transform: state.transform, clip: canvas)
        if coverage.bounds.isEmpty { return nil }
        let picture = copyBackdrop(coverage.bounds)
        // Whole numbers, so that no order of adding matters: weights of BT.709 in ten thousandths.
        var (sum, alpha): (UInt64, UInt64) = (0, 0)
        for y in coverage.bounds.y0..<coverage.bounds.y1 {
            for span in coverage.runs(inRow: y) {
                unsafe picture.withRow(y, from: Int(span.x)) { row in
                    for i in 0..<Int(span.count) {
                        let pixel = unsafe row[i]
                        sum &+=
                            2126 &* (pixel & 65535) &+ 7152 &* (pixel >> 16 & 65535)
                            &+ 722 &* (pixel >> 32 & 65535)
                        alpha &+= pixel >> 48
                    }
                }
            }
        }
        return alpha == 0 ? nil : Double(sum) / (Double(alpha) * 10000)
    }
}

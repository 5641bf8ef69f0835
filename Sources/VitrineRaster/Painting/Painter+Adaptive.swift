import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

extension Painter {
    /// Paints the list that suits the pixels behind it.
    func paint(_ content: AdaptiveContent, _ state: PaintState) {
        paint(isLight(behind: content, state) ? content.light : content.dark, state)
    }

    /// Returns `true` if the pixels painted so far count as light.
    func isLight(behind content: AdaptiveContent, _ state: PaintState) -> Bool {
        (meanLuma(under: content.area, state) ?? 1) >= content.threshold
    }

    /// Returns the mean BT.709 luma, 0...1, of the pixels painted so far in the whole pixels that a region
    /// touches, disregarding the clip; `nil` if nothing is painted there.
    func meanLuma(under area: Area, _ state: PaintState) -> Double? {
        let coverage = Coverage(area, transform: state.transform, clip: canvas)
        if coverage.bounds.isEmpty { return nil }
        let picture = copyBackdrop(coverage.bounds)
        // Integers, so that the order of addition does not matter: the weights of BT.709 in ten thousandths.
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

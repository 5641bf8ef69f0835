import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

extension Painter {
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
        let sums = Locked((luma: UInt64(0), alpha: UInt64(0)))
        forEachBand(of: coverage.bounds) { band in
            var (luma, alpha): (UInt64, UInt64) = (0, 0)
            for y in band {
                for span in coverage.runs(inRow: y) {
                    unsafe picture.withRow(y, from: Int(span.x)) { row in
                        for i in 0..<Int(span.count) {
                            let pixel = unsafe row[i]
                            luma &+=
                                2126 &* (pixel & 65535) &+ 7152 &* (pixel >> 16 & 65535)
                                &+ 722 &* (pixel >> 32 & 65535)
                            alpha &+= pixel >> 48
                        }
                    }
                }
            }
            let own = (luma: luma, alpha: alpha)
            sums.withLock { $0 = ($0.luma &+ own.luma, $0.alpha &+ own.alpha) }
        }
        let (luma, alpha) = sums.withLock { $0 }
        return alpha == 0 ? nil : Double(luma) / (Double(alpha) * 10000)
    }
}

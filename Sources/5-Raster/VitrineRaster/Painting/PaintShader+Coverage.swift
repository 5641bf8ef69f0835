import VitrineCoverage
import VitrinePixels
import VitrineShaders

extension PaintShader {
    /// Writes the colours of the covered pixels of row `y` of `rect`.
    ///
    /// Neighbouring runs are shaded together: those of an edge have a pixel each, and one takes almost as
    /// long as several.
    func shade(
        _ colors: UnsafeMutablePointer<PackedPixel>, row y: Int, of coverage: Coverage, within rect: PixelRect
    ) {
        coverage.forEachStretch(inRow: y, clippedTo: rect) { stretch in
            let start = unsafe colors + (stretch.lowerBound - rect.x0)
            unsafe shade(start, x: stretch.lowerBound, y: y, count: stretch.count)
        }
    }
}

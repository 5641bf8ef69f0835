import VitrineGeometry
import VitrineOutlines
import VitrinePixels

extension EdgeCollector {
    /// - Parameter clip: The bounds in device pixels outside of which edges do not matter.
    init(clip: PixelRect) {
        self.init(
            clip: (
                clip.x0 << Fixed.bits, clip.y0 << Fixed.bits, clip.x1 << Fixed.bits, clip.y1 << Fixed.bits
            ))
    }
}

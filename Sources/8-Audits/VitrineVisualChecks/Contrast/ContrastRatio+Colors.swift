import VitrineColor
import VitrineContrast

extension ContrastRatio {
    /// Returns the ratio of two opaque colours, 1...21.
    func ratio(of one: Color, to other: Color) -> Double {
        ratio(luminance(of: one), luminance(of: other))
    }
}

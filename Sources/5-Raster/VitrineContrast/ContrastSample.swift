import VitrineColor
import VitrineGeometry

/// Two colours at one pixel of a picture, and their ratio of contrast.
package struct ContrastSample: Hashable, Sendable {
    /// The ratio of WCAG 2.2, 1...21.
    package let ratio: Double
    /// The middle of the pixel, in points.
    package let place: Point
    /// The opaque colour of the text or symbol there, in the canvas' encoding.
    package let color: Color
    /// The opaque colour that would be there without it.
    package let backdrop: Color

    package init(ratio: Double, place: Point, color: Color, backdrop: Color) {
        self.ratio = ratio
        self.place = place
        self.color = color
        self.backdrop = backdrop
    }
}

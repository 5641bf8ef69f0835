import VitrineDisplayList
import VitrineGeometry
import VitrineText

/// The lines of a text where layout has put them, for inspectors.
package struct PlacedTextLines: Sendable {
    package struct Line: Sendable {
        /// The visible text.
        package let text: String
        /// The left end of the baseline, in points.
        package let origin: Point
        /// The advance, in points.
        package let width: Double
    }

    package let lines: [Line]
    /// The descriptions of the fonts in which letters are drawn, such as `Inter 600 17`, in their order.
    package let fonts: [String]
    /// The requested font of the first run.
    package let font: FontDescription
    /// The factor by which the text was shrunk to fit.
    package let scaleFactor: Double
    /// `true` if a part of the text is left out.
    package let isTruncated: Bool
}

import VitrineGeometry

/// A part of a picture that a legend names.
package struct LegendMark: Sendable {
    package let number: Int
    /// What stands beside the number.
    package let name: String
    /// The area of the part, in points of the picture.
    package let frame: Rect

    package init(number: Int, name: String, frame: Rect) {
        (self.number, self.name, self.frame) = (number, name, frame)
    }
}

import VitrineDisplayList
import VitrineGeometry

/// What holds for an element after the cascade.
struct SVGStyle: Sendable {
    enum Paint: Hashable, Sendable {
        case none
        /// What fills where the file says nothing. SVG says black; a symbol takes the foreground.
        case foreground
        case currentColor
        case color(Color)
    }

    // Handed down to children.

    /// What `currentColor` is, where the file says so itself.
    var color: Color?
    var fill = Paint.foreground
    var fillRule = FillRule.nonZero
    var fillOpacity = 1.0
    var stroke = Paint.none
    var strokeOpacity = 1.0
    var line = StrokeStyle(width: 1, miterLimit: 4)
    var clipRule = FillRule.nonZero
    var isVisible = true
    var level = SVGLevel.primary

    // Of the element alone.

    var opacity = 1.0
    var isDisplayed = true
    var transform = Affine.identity
    /// The id that `clip-path` names, and where.
    var clip: (id: String, offset: Int)?

    /// What children begin with.
    var inherited: SVGStyle {
        var copy = self
        copy.opacity = 1
        copy.isDisplayed = true
        copy.transform = .identity
        copy.clip = nil
        return copy
    }
}

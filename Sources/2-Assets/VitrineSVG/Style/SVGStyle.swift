import VitrineColor
import VitrineGeometry

/// The style of an element after the cascade.
struct SVGStyle: Sendable {
    enum Paint: Hashable, Sendable {
        case none
        /// The default fill. SVG specifies black; a symbol takes the foreground colour.
        case foreground
        case currentColor
        case color(Color)
    }

    // Inherited by children.

    /// The value of `currentColor`, if the file sets it.
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

    // Not inherited.

    var opacity = 1.0
    var isDisplayed = true
    var transform = Affine.identity
    /// The id that `clip-path` names, and its location.
    var clip: (id: String, offset: Int)?

    /// The style that children start with.
    var inherited: SVGStyle {
        var copy = self
        copy.opacity = 1
        copy.isDisplayed = true
        copy.transform = .identity
        copy.clip = nil
        return copy
    }
}

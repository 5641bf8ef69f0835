import VitrineColor
import VitrineLayout
import VitrineStyle

/// The default surface of a control, which its node can replace.
struct ControlSurface {
    var shape: Shape
    var fills: [PaintSpec] = []
    /// The border, which the node can replace.
    var strokes: [StrokeSpec] = []
    /// The strokes that show the state, which the node's border does not replace.
    var rings: [StrokeSpec] = []
    /// `true` for glass, or for a material if there is none.
    var isGlass = false
    /// The tint of the glass, or the fill on the material.
    var tint: Color?
}

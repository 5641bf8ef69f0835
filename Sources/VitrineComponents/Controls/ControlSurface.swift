import VitrineDisplayList
import VitrineIcons
import VitrineLayout
import VitrineStyle

/// The surface that a control has unless its node says another.
struct ControlSurface {
    var shape: Shape
    var fills: [PaintSpec] = []
    /// Its border, which the node may replace.
    var strokes: [StrokeSpec] = []
    /// Lines of its state, which the node's border does not replace.
    var rings: [StrokeSpec] = []
    /// Whether it is glass, or a material where there is none.
    var isGlass = false
    /// What colours the glass, or lies on the material.
    var tint: Color?
}

import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// The keys of a gradient.
struct GradientFields: Sendable {
    var ramp = GradientStopFields()
    var from = PointSpec(Point(0.5, 0))
    var to = PointSpec(Point(0.5, 1))
    var startCenter = PointSpec(Point(0.5, 0.5))
    var center = PointSpec(Point(0.5, 0.5))
    var startRadius = 0.0
    var endRadius: Double?
    var startAngle = 0.0
    var endAngle = 360.0
    var spread = GradientSpread.pad
}

import VitrineGraphics
import VitrineText

struct SkewSpec: Sendable {
    /// Degrees by which vertical and horizontal lines lean.
    var x = 0.0
    var y = 0.0
    var anchor = Point(0.5, 0.5)
}

import VitrineGraphics
import VitrineText

struct ScaleSpec: Sendable {
    var factors = Point(1, 1)
    var anchor = Point(0.5, 0.5)
}

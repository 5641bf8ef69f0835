import VitrineGeometry
import VitrineText

package struct RotationSpec: Sendable {
    var degrees = 0.0
    var anchor = Point(0.5, 0.5)
}

import VitrineLayout
import VitrineStyle

/// The background of a node: a paint in its shape, or views.
package enum BackgroundSpec: Sendable {
    case paint(PaintSpec)
    case views([SceneValue], alignment: Alignment? = nil)
}

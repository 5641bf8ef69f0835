import VitrineLayout
import VitrineStyle
import VitrineText

/// What lies behind a node: a paint in its shape, or views.
package enum BackgroundSpec: Sendable {
    case paint(PaintSpec)
    case views([SceneValue], alignment: Alignment? = nil)
}

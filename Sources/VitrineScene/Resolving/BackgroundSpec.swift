import VitrineGraphics
import VitrineText

/// What lies behind a node: a paint in its shape, or views.
enum BackgroundSpec: Sendable {
    case paint(PaintSpec)
    case views([SceneValue], alignment: Alignment? = nil)
}

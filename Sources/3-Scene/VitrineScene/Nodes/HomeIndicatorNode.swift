import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

package enum HomeIndicatorNode: ChromeNodeKind, Sendable {
    package static let name = "homeIndicator"
    package static let summary = "The bar at the bottom of devices without a home button."
    package static let payload = Codec<PaintSpec?>.optional(.paint)

    package static func build(_ payload: PaintSpec?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        mark(
            context.device.homeIndicator, shape: .stadium(.circular),
            paint: payload ?? context.inherited.foreground,
            modifiers: &modifiers,
            in: context)
    }
}

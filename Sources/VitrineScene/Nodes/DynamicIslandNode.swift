import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

package enum DynamicIslandNode: ChromeNodeKind, Sendable {
    package static let name = "dynamicIsland"
    package static let summary = "The sensors' housing: an island, or a notch on devices that have one."
    package static let payload = Codec<PaintSpec?>.optional(.paint)

    package static func build(_ payload: PaintSpec?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let radii = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 20, bottomLeft: 20)
        return mark(
            context.device.sensorHousing,
            context.device.topChrome == .notch ? .rounded(radii, .continuous) : .stadium(.continuous),
            payload ?? .color(.black),
            &modifiers, context)
    }
}

import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

package enum DynamicIslandNode: ChromeNodeKind, Sendable {
    package static let name = ScreenChrome.housingKind
    package static let summary = "The sensors' housing: an island, or a notch on devices that have one."
    package static let payload = Codec<PaintSpec?>.optional(.paint)

    package static func build(_ payload: PaintSpec?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        context.chrome.addSensorHousing()
        let device = context.device
        guard let notch = device.notch else {
            return mark(
                device.sensorHousing, shape: .stadium(.continuous), paint: payload ?? .color(.black),
                modifiers: &modifiers, in: context)
        }
        let outline = Shape.path(notch.outline, .nonZero, viewBox: nil)
        return mark(
            notch.frame, shape: outline, paint: payload ?? .color(.black), modifiers: &modifiers, in: context)
    }
}

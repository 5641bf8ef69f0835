import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineSource

package enum CapsuleNode: ShapeNodeKind, Sendable {
    package static let name = "capsule"
    package static let summary =
        "A rectangle whose short sides are rounded completely; its value is nothing or the style of its ends."
    package static let payload = Codec<CornerStyle?>.optional(.cases("a corner style"))

    package static func build(
        _ payload: CornerStyle?, _ modifiers: inout Modifiers, _ context: BuildContext
    ) -> any Element {
        shape(.stadium(payload ?? .continuous), &modifiers, context)
    }
}

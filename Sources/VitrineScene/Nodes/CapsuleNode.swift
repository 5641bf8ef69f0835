import VitrineLayout
import VitrineSceneFormat

package enum CapsuleNode: ShapeNodeKind, Sendable {
    package static let name = "capsule"
    package static let summary = "A rectangle whose short sides are half circles."
    package static let payload = Codec<EmptyPayload>.empty

    package static func build(_ payload: EmptyPayload, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        shape(.capsule, &modifiers, context)
    }
}

import VitrineLayout
import VitrineSceneFormat

package enum RectangleNode: ShapeNodeKind, Sendable {
    package static let name = "rectangle"
    package static let summary = "A rectangle that fills its frame."
    static let takesCorners = true
    package static let payload = Codec<EmptyPayload>.empty

    package static func build(_ payload: EmptyPayload, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let corners = modifiers.corners
        modifiers.clipsToCorners = false
        return shape(corners ?? .rectangle, &modifiers, context)
    }
}

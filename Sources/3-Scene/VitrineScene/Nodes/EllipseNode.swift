import VitrineLayout
import VitrineSceneFormat

package enum EllipseNode: ShapeNodeKind, Sendable {
    package static let name = "ellipse"
    package static let summary = "The ellipse of its frame."
    package static let payload = Codec<EmptyPayload>.empty

    package static func build(_ payload: EmptyPayload, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        shape(.ellipse, &modifiers, context)
    }
}

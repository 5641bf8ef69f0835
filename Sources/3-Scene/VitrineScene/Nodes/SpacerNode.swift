import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

package enum SpacerNode: NodeKind, Sendable {
    package static let name = "spacer"
    package static let summary = "Room that grows along its stack; a number is its least length."
    package static let payload = Codec<Double?>.optional(.size)

    package static func build(_ payload: Double?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        SpacerElement(
            source: context.source,
            // In a grid row it grows as in an hstack: only cells that request it make the row higher.
            axis: context.gridRole == .cell ? .horizontal : context.inherited.axis,
            minLength: payload ?? StackDefaults.spacing)
    }
}

import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

package enum ViewThatFitsNode: NodeKind, Sendable {
    package static let name = "viewThatFits"
    package static let summary = "The first of several nodes that fits the room, or else the last."
    package static let payload = Codec<[SceneValue]>.nodes
    package static let accepts: Set<RestrictedModifier> = [.axes]

    package static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        ViewThatFitsElement(
            source: context.source, axes: modifiers.axes ?? [.horizontal, .vertical],
            children: context.children(payload))
    }
}

import VitrineLayout
import VitrineSceneFormat

package enum FlowNode: NodeKind, Sendable {
    package static let name = "flow"
    package static let summary =
        "Nodes side by side that wrap to the next row when they run out of room, like chips."
    package static let payload = Codec<[SceneValue]>.nodes
    package static let accepts: Set<RestrictedModifier> = [.spacing, .horizontalSpacing, .verticalSpacing]
    package static let alignsChildren = true

    package static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let spacing = modifiers.spacing ?? StackDefaults.spacing
        return FlowElement(
            source: context.source, alignment: modifiers.alignment?.value ?? Alignment(.leading, .center),
            spacing: modifiers.horizontalSpacing ?? spacing, rowSpacing: modifiers.verticalSpacing ?? spacing,
            children: context.children(payload))
    }
}

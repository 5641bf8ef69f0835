import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

package enum LazyHGridNode: NodeKind, Sendable {
    package static let name = "lazyHGrid"
    package static let summary =
        "Cells in rows, filled column by column; `rows` sets the heights of the rows."
    package static let payload = Codec<[SceneValue]>.nodes
    package static let accepts: Set<RestrictedModifier> = [
        .spacing, .horizontalSpacing, .verticalSpacing, .rows,
    ]
    package static let alignsChildren = true

    package static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        LazyGridElement(.horizontal, of: payload, tracks: modifiers.rows, modifiers, context)
    }
}

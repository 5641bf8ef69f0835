import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

package enum LazyVGridNode: NodeKind, Sendable {
    package static let name = "lazyVGrid"
    package static let summary =
        "Cells in columns, filled row by row; `columns` sets the widths of the columns."
    package static let payload = Codec<[SceneValue]>.nodes
    package static let accepts: Set<RestrictedModifier> = [
        .spacing, .horizontalSpacing, .verticalSpacing, .columns,
    ]
    package static let alignsChildren = true

    package static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        LazyGridElement(.vertical, of: payload, tracks: modifiers.columns, modifiers, context)
    }
}

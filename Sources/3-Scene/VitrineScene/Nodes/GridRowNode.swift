import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

package enum GridRowNode: NodeKind, Sendable {
    package static let name = "gridRow"
    package static let summary =
        "A row of a `grid`; each node of it is a cell. `alignment` says how the cells meet."
    package static let payload = Codec<[SceneValue]>.nodes
    package static let flattensIntoParent = true
    package static let alignsChildren = true
    package static let isGridRow = true

    package static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        if context.gridRole != .row {
            context.reader.report(
                .notAllowed(
                    noun: name, on: "a node that is no grid", instead: "put it in a grid, or use an hstack"),
                at: context.source.mark)
        }
        context.report(modifiers.alignment, isAcross: .horizontal, of: name)
        let alignment = modifiers.alignment?.value.vertical
        modifiers.alignment = nil
        return GridRowElement(
            source: context.source, alignment: alignment, children: context.children(payload, gridRole: .cell)
        )
    }
}

import VitrineLayout
import VitrineSceneFormat
import VitrineSource

package enum GridNode: NodeKind, Sendable {
    private static let columnLimit = 1000

    package static let name = "grid"
    package static let summary =
        "Rows whose cells share columns; a node other than a `gridRow` spans all of them."
    package static let payload = Codec<[SceneValue]>.nodes
    package static let accepts: Set<RestrictedModifier> = [.spacing, .horizontalSpacing, .verticalSpacing]
    package static let alignsChildren = true

    package static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let rows = context.children(payload, gridRole: .row).map { element in
            element.traits[GridRowTrait.self]
                ?? GridElement.Row(cells: [element], spansAllColumns: true)
        }
        let columns = rows.map { $0.cells.reduce(0) { $0 + $1.gridSpan.columns } }.max() ?? 0
        if columns > columnLimit {
            context.reader.report(
                .tooMany(noun: "columns", count: columns, limit: columnLimit), at: context.source.mark)
        }
        let spacing = modifiers.spacing ?? StackDefaults.spacing
        return GridElement(
            source: context.source, alignment: modifiers.alignment?.value ?? .center,
            horizontalSpacing: modifiers.horizontalSpacing ?? spacing,
            verticalSpacing: modifiers.verticalSpacing ?? spacing, rows: GridElement.Row.withoutEmpty(rows))
    }
}

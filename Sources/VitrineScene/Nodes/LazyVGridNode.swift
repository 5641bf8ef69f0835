import VitrineGraphics

enum LazyVGridNode: NodeKind {
    static let name = "lazyVGrid"
    static let summary = "Cells in columns, row after row; `columns` says how wide those are."
    static let payload = Codec<[SceneValue]>.nodes
    static let accepts: Set<RestrictedModifier> = [.spacing, .horizontalSpacing, .verticalSpacing, .columns]
    static let alignsChildren = true

    static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        LazyGridElement(.vertical, of: payload, tracks: modifiers.columns, modifiers, context)
    }
}

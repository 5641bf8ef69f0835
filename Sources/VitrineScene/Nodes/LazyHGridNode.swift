import VitrineGraphics

enum LazyHGridNode: NodeKind {
    static let name = "lazyHGrid"
    static let summary = "Cells in rows, column after column; `rows` says how high those are."
    static let payload = Codec<[SceneValue]>.nodes
    static let accepts: Set<RestrictedModifier> = [.spacing, .horizontalSpacing, .verticalSpacing, .rows]
    static let alignsChildren = true

    static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        LazyGridElement(.horizontal, of: payload, tracks: modifiers.rows, modifiers, context)
    }
}

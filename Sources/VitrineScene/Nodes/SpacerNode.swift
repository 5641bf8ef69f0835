import VitrineGraphics

enum SpacerNode: NodeKind {
    static let name = "spacer"
    static let summary = "Room that grows along its stack; a number is its least length."
    static let payload = Codec<Double?>.optional(.size)

    static func build(_ payload: Double?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        SpacerElement(
            source: context.source,
            // In a row of a grid it grows as in an hstack: only the cells that say so make the row higher.
            axis: context.gridPlace == .cell ? .horizontal : context.inherited.axis,
            minimum: payload ?? StackDefaults.spacing)
    }
}

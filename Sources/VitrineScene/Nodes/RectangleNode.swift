import VitrineGraphics

enum RectangleNode: ShapeNodeKind {
    static let name = "rectangle"
    static let summary = "A rectangle that fills its frame."
    static let payload = Codec<Nothing>.nothing

    static func build(_ payload: Nothing, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let figure = modifiers.corners?.figure ?? .rectangle
        modifiers.corners = nil
        return shape(figure, &modifiers, context)
    }
}

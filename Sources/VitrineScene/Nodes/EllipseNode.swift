import VitrineGraphics

enum EllipseNode: ShapeNodeKind {
    static let name = "ellipse"
    static let summary = "The ellipse of its frame."
    static let payload = Codec<Nothing>.nothing

    static func build(_ payload: Nothing, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        shape(.ellipse, &modifiers, context)
    }
}

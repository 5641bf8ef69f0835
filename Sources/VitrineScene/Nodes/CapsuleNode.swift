import VitrineGraphics

enum CapsuleNode: ShapeNodeKind {
    static let name = "capsule"
    static let summary = "A rectangle whose short sides are half circles."
    static let payload = Codec<Nothing>.nothing

    static func build(_ payload: Nothing, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        shape(.capsule, &modifiers, context)
    }
}

import VitrineGraphics

enum CircleNode: ShapeNodeKind {
    static let name = "circle"
    static let summary = "The largest circle in its frame; a number is its diameter."
    static let payload = Codec<Double?>.optional(.size)

    static func build(_ payload: Double?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let circle = shape(.circle, &modifiers, context)
        guard let payload else { return circle }
        let side = FrameLength(fixed: payload)
        return FrameElement(content: circle, width: side, height: side, alignment: .center)
    }
}

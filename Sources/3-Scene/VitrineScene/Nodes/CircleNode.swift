import VitrineLayout
import VitrineSceneFormat

package enum CircleNode: ShapeNodeKind, Sendable {
    package static let name = "circle"
    package static let summary = "The largest circle in its frame; a number is its diameter."
    package static let payload = Codec<Double?>.optional(.size)

    package static func build(_ payload: Double?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let circle = shape(.circle, &modifiers, context)
        guard let payload else { return circle }
        let side = FrameLength(fixed: payload)
        var frame = FrameElement(content: circle, width: side, height: side, alignment: .center)
        frame.matched = context.matchedGeometry(modifiers.matched)?.instance
        return frame
    }
}

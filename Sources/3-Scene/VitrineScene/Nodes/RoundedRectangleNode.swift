import VitrineLayout
import VitrineSceneFormat
import VitrineSource

package enum RoundedRectangleNode: ShapeNodeKind, Sendable {
    package static let name = "roundedRectangle"
    package static let summary = "A rectangle with round corners; its value is what `cornerRadius` takes."
    static let takesCorners = true
    package static let payload = Codec<Shape?>.optional(.corners)

    package static func build(_ payload: Shape?, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let corners = payload ?? modifiers.corners
        if corners == nil {
            context.reader.report(
                .missingKey("cornerRadius", on: "a roundedRectangle"), at: context.source.mark)
        }
        modifiers.corners = corners
        modifiers.clipsToCorners = false
        return shape(corners ?? .rectangle, &modifiers, context)
    }
}

import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

package enum IconNode: NodeKind, Sendable {
    package static let name = "icon"
    package static let summary =
        "A symbol by its SF Symbols name or from an SVG file, sized and weighted by the font."
    package static let payload = Codec<Symbol>.icon

    package static func text(of payload: Symbol) -> String? { payload.name }

    package static func build(_ payload: Symbol, _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        context.icon(payload)
    }
}

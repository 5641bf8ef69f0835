import VitrineGraphics
import VitrineIcons
import VitrineText

enum IconNode: NodeKind {
    static let name = "icon"
    static let summary =
        "A symbol by its SF Symbols name or from an SVG file, sized and weighted by the font."
    static let payload = Codec<Symbol>.icon

    static func build(_ payload: Symbol, _ modifiers: inout Modifiers, _ context: BuildContext) -> any Element
    {
        context.icon(payload)
    }
}

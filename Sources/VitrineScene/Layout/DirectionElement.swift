import VitrineGraphics

/// Sets the side on which lines begin for the content.
struct DirectionElement: ModifierElement {
    let content: any Element
    let direction: LayoutDirection

    var label: String { "layoutDirection" }
    var attributes: [Attribute] { [Attribute("direction", direction.rawValue)] }
}

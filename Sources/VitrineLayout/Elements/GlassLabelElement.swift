import VitrineDisplayList
import VitrineStyle

/// A symbol or a title that takes part of its colour from the glass below.
///
/// Measured on iOS 26 over white, grey, blue, green, red and brown, within 3 levels. What is not selected has
/// the hue and the saturation of the glass and the luminosity of its own grey. What is selected is its own
/// colour less half of what the glass lacks to white, and in dark more by half of the glass.
package struct GlassLabelElement: ModifierElement {
    package enum Look: String, Sendable { case resting, selectedOnLight, selectedOnDark }

    package let content: any Element
    package let look: Look

    package init(_ content: any Element, _ look: Look) {
        self.content = content
        self.look = look
    }

    package var label: String { "glassLabel" }
    package var attributes: [Attribute] { [Attribute("look", look.rawValue)] }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let items = builder.items { $0.paint(placed.children) }
        if items.isEmpty { return }
        func append(_ mode: BlendMode, _ opacity: Double) {
            // Measured in pictures in Display P3 over blue, green, red and dark grey: no label has a colour
            // beyond sRGB.
            let isWide = builder.canvas.colorSpace == .displayP3
            builder.append(
                .group(Group(opacity: opacity, blendMode: mode, blendsInSRGB: isWide, items: items)),
                from: source)
        }
        // The mean of both colours, and then half of the label's own darkness or light.
        switch look {
        case .resting: append(.luminosity, 1)
        case .selectedOnLight:
            append(.normal, 0.5)
            append(.plusDarker, 0.5)
        case .selectedOnDark:
            append(.normal, 0.5)
            append(.plusLighter, 0.5)
        }
    }
}

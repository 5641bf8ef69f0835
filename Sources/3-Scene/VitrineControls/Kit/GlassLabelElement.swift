import VitrineColor
import VitrineDisplayList
import VitrineLayout
import VitrineStyle

/// A symbol or a title that takes part of its colour from the glass below.
///
/// Measured on iOS 26 over white, grey, blue, green, red and brown, within 2 levels. An unselected label has
/// the colour of the glass minus 0.9 of its luma, clamped to 0; in dark, 0.95 of the difference between that
/// and white is added. A selected one has its own colour minus half of the difference between white and the
/// glass; in dark, half of the glass is added.
package struct GlassLabelElement: ModifierElement {
    package enum Look: Sendable {
        /// An unselected label with this grey on white glass, or on black glass if the grey is light.
        case resting(Double)
        case selectedOnLight, selectedOnDark

        fileprivate var name: String {
            switch self {
            case .resting: "resting"
            case .selectedOnLight: "selectedOnLight"
            case .selectedOnDark: "selectedOnDark"
            }
        }
    }

    package let content: any Element
    package let look: Look

    package init(_ content: any Element, _ look: Look) {
        self.content = content
        self.look = look
    }

    package var label: String { "glassLabel" }
    package var attributes: [Attribute] { [Attribute("look", look.name)] }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let items = builder.items { $0.paint(placed.children) }
        if items.isEmpty { return }
        func append(_ mode: BlendMode, _ opacity: Double, _ matrix: ColorMatrix? = nil) {
            // Measured in pictures in Display P3 over blue, green, red and dark grey: no label has a colour
            // beyond sRGB.
            let isWide = builder.canvas.colorSpace == .displayP3
            builder.append(
                .group(
                    Group(
                        opacity: opacity, blendMode: mode, backdropMatrix: matrix, blendsInSRGB: isWide,
                        items: items)),
                from: source)
        }
        // Selected ones are the mean of both colours, and then half of the label's own darkness or light.
        switch look {
        case .resting(let grey):
            append(
                .normal, 1,
                grey < 0.5 ? .luminance(times: grey - 1) : .luminance(times: -grey, plus: grey))
        case .selectedOnLight:
            append(.normal, 0.5)
            append(.plusDarker, 0.5)
        case .selectedOnDark:
            append(.normal, 0.5)
            append(.plusLighter, 0.5)
        }
    }
}

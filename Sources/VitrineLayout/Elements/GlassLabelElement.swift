import VitrineDisplayList
import VitrineStyle

/// A symbol or a title that takes part of its colour from the glass below.
///
/// Measured on iOS 26 over white, grey, blue, green, red and brown, within 2 levels. What is not selected is
/// the glass less 0.9 of its luma, each component at least 0, and in dark more by 0.95 of what that lacks to
/// white. What is selected is its own colour less half of what the glass lacks to white, and in dark more by
/// half of the glass.
package struct GlassLabelElement: ModifierElement {
    package enum Look: Sendable {
        /// What has this grey on white glass, or on black glass if it is light.
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

import VitrineColor
import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

extension BuildContext {
    /// The strength of the effect on a page that has no colour of its own, such as a photograph: it is seen
    /// below the bar on iOS 26. The number is our own.
    private static let amountOnPictures = 0.5

    /// Returns a bar, or what lies along an edge, under which content fades into the page and blurs.
    ///
    /// - Parameters:
    ///   - bar: The bar.
    ///   - edge: The upper or the lower edge.
    ///   - standard: The colour of a page of which none is known. Default: `systemBackground`.
    ///   - amount: The strength of the effect, 0...1. Default: 1.
    package func fadingContent(
        under bar: any Element, at edge: Edge, over standard: Color? = nil, amount: Double = 1
    ) -> any Element {
        let environment = reader.environment
        // Unless the page is lighter or darker than what the bar has adapted to.
        let page = isFlipped ? nil : inherited.backgroundColor
        let color =
            isFlipped
            ? environment.appearance == .light ? .white : .black
            : page ?? standard ?? environment.systemColor("systemBackground") ?? .white
        return ScrollEdgeEffectElement(
            content: bar, edge: edge, color: color,
            amount: page == nil ? amount * Self.amountOnPictures : amount)
    }
}

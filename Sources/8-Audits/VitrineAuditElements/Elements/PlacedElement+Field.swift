import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

extension PlacedElement {
    /// The heights of fields, in points.
    private static let fieldHeights = 30.0...72
    /// The width from which something with one line in it is a field, in points: a pill has less.
    private static let fieldWidth = 120.0

    /// What is drawn around the one line of something that has the form of a field, such as a stack of a
    /// symbol and a text with a stroke; `nil` for anything else.
    package var fieldSurface: PlacedElement? {
        let chain = modifierChain
        guard let core = chain.last, core.texts.count <= 2,
            core.element is TextElement || (core.element as? StackElement)?.axis == .horizontal,
            let surface = chain.first(where: { ($0.element as? SurfaceElement)?.decoration.isEmpty == false })
        else { return nil }
        let frame = surface.layoutFrame
        return Self.fieldHeights.contains(frame.height) && frame.width >= Self.fieldWidth ? surface : nil
    }
}

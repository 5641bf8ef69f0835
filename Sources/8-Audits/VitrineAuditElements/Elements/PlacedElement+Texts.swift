import VitrineLayout
import VitrineText

extension PlacedElement {
    /// The texts that are in an element, in their order.
    package var texts: [String] {
        if let text = element as? TextElement { return [text.content.string] }
        return readChildren.flatMap(\.texts)
    }
}

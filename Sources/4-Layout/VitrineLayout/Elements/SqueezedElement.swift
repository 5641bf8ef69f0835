import VitrineGeometry
import VitrineStyle

/// An element that takes the length it is offered, also where what is in it is longer.
package protocol SqueezedElement: Element {
    /// Returns the length of what is in the element.
    func contentLength(along axis: Axis, in placed: PlacedElement) -> Double
}

extension TitleBarElement: SqueezedElement {
    /// Returns the length of the longest of the elements around the bar's rows.
    package func contentLength(along axis: Axis, in placed: PlacedElement) -> Double {
        var (element, length) = (placed, 0.0)
        while true {
            length = max(length, element.layoutFrame.size[axis])
            guard element.element is any ModifierElement, element.children.count == 1 else { return length }
            element = element.children[0]
        }
    }
}

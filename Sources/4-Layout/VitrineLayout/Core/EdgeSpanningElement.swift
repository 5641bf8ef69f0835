import VitrineGeometry

/// An element along an edge of a frame that paints something over the whole length of the edge.
package protocol EdgeSpanningElement: Element {
    /// Paints the element.
    ///
    /// - Parameters:
    ///   - placed: The element with its frame, which may be shorter than the edge.
    ///   - frame: The frame along whose edge it lies.
    func paint(_ placed: PlacedElement, along frame: Rect, into builder: inout DisplayListBuilder)
}

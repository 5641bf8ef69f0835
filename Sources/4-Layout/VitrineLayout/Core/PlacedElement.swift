import VitrineGeometry

/// An element with its frame: the result of layout.
package struct PlacedElement: Sendable {
    package let element: any Element
    /// The frame in points from the canvas' top left corner, aligned to device pixels.
    package let frame: Rect
    /// The frame before it was rounded to device pixels.
    package let layoutFrame: Rect
    let proposal: Proposal
    /// The insets by which the element has grown beyond the safe area.
    var growth = Insets.zero
    /// The ends of the bars that take room from the element, from the edges of the screen or scroll that it
    /// is on; 0 for none.
    var bars = Insets.zero
    /// `true` if leading is right.
    package let isMirrored: Bool
    package let children: [PlacedElement]
}

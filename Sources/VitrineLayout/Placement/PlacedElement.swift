import VitrineGeometry
import VitrineText

/// An element with its frame: the result of layout.
package struct PlacedElement: Sendable {
    package let element: any Element
    /// In points from the canvas's top left, on whole device pixels.
    package let frame: Rect
    /// The frame before it was put on pixels.
    package let layoutFrame: Rect
    let proposal: Proposal
    /// Whether leading is right.
    package let isMirrored: Bool
    package let children: [PlacedElement]
}

import VitrineGraphics
import VitrineText

/// An element with its frame: the result of layout.
struct PlacedElement: Sendable {
    let element: any Element
    /// In points from the canvas's top left, on whole device pixels.
    let frame: Rect
    /// The frame before it was put on pixels.
    let layoutFrame: Rect
    let proposal: Proposal
    /// Whether leading is right.
    let isMirrored: Bool
    let children: [PlacedElement]
}

import VitrinePixels

/// Paints parts of the target, in any order and independently of each other.
struct RowPainter: Sendable {
    /// The bounds of all pixels that change.
    let bounds: PixelRect
    /// Paints the pixels of a rectangle, which lies within the bounds and is not empty, and no others.
    let paint: @Sendable (Painter, PixelRect) -> Void
}

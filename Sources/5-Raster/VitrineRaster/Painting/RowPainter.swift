import VitrinePixels

/// Paints rows of the target, in any order and independently of each other.
struct RowPainter: Sendable {
    /// The bounds of all pixels that change.
    let bounds: PixelRect
    /// Paints rows that lie within the bounds.
    let paint: @Sendable (Painter, Range<Int>) -> Void
}

import VitrinePixels

/// How rows of the target are painted, in any order, each from itself alone.
struct RowPainter: Sendable {
    /// All pixels that change.
    let bounds: PixelRect
    /// Paints rows that lie within the bounds.
    let paint: @Sendable (Painter, Range<Int>) -> Void
}

import VitrinePixels

/// Paints parts of the target, in any order and independently of each other.
struct RowPainter: Sendable {
    /// The bounds of all pixels that change.
    let bounds: PixelRect
    /// The size in bytes of what it keeps until it has painted.
    let keptBytes: Int
    /// Returns columns in which nothing beneath shows in any of some rows, none if they are fewer than asked
    /// for; `nil` if none are known.
    let hiddenColumns: (@Sendable (Range<Int>, Int) -> Range<Int>)?
    /// Paints the pixels of a rectangle, which lies within the bounds and is not empty, and no others.
    let paint: @Sendable (Painter, PixelRect) -> Void

    init(
        bounds: PixelRect, keeping keptBytes: Int = 0,
        hiding hiddenColumns: (@Sendable (Range<Int>, Int) -> Range<Int>)? = nil,
        paint: @escaping @Sendable (Painter, PixelRect) -> Void
    ) {
        self.bounds = bounds
        self.keptBytes = keptBytes
        self.hiddenColumns = hiddenColumns
        self.paint = paint
    }
}

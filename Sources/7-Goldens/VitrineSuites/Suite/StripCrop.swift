import VitrinePixels

/// The part of a film's frames that its strip shows: what moves, with a margin, and whole what its edge would
/// cut through.
package enum StripCrop {
    /// Returns the part of the frames.
    ///
    /// An edge through the chip beside one that moves, or through the button around what does, looks like a
    /// fault of the picture. So such items are shown whole, the smallest first, up to three times as many
    /// pixels.
    ///
    /// - Parameters:
    ///   - moving: Where anything moves; empty if nothing does.
    ///   - items: The places of what the moments of the strip paint.
    ///   - margin: The distance between what moves and the edge, in pixels.
    ///   - bounds: The frames.
    package static func box(
        around moving: PixelRect, items: some Sequence<PixelRect>, margin: Int, in bounds: PixelRect
    ) -> PixelRect {
        if moving.isEmpty { return bounds }
        let box = moving.outset(by: margin).intersection(bounds)
        let cut = Set(items.map { $0.intersection(bounds) }).filter { item in
            !item.intersection(box).isEmpty && !box.contains(item)
        }
        return cut.sorted(by: isBefore).reduce(box) { whole, item in
            let larger = whole.union(item.outset(by: margin / 2).intersection(bounds))
            return larger.pixelCount / 3 <= box.pixelCount ? larger : whole
        }
    }

    /// Returns `true` if an item is shown rather than another one.
    private static func isBefore(_ one: PixelRect, _ other: PixelRect) -> Bool {
        (one.pixelCount, one.y0, one.x0, one.x1) < (other.pixelCount, other.y0, other.x0, other.x1)
    }
}

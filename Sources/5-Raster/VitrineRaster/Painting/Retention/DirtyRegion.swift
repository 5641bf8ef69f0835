import VitrinePixels

/// The pixels that may differ from those of the last picture, as rectangles that may overlap.
struct DirtyRegion: Sendable {
    private(set) var rects: [PixelRect] = []
    /// The number of rectangles beyond which they are joined into one.
    private static let limit = 256

    /// The bounds of all pixels.
    var bounds: PixelRect { PixelRect(containing: rects) }

    mutating func add(_ rect: PixelRect) {
        if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
        rects.removeAll { rect.contains($0) }
        rects.append(rect)
        if rects.count > Self.limit { rects = [bounds] }
    }

    /// Returns `true` if a pixel of a rectangle may differ.
    func touches(_ rect: PixelRect) -> Bool {
        rects.contains { !$0.intersection(rect).isEmpty }
    }
}

import VitrineDisplayList
import VitrineGlass
import VitrinePixels

/// Executes display items on one target. Each kind of content has a file of its own, and
/// `Painter+Items.swift` the order in which they come.
struct Painter: Sendable {
    let target: PixelRows
    /// The pictures that `target` will be composited over, outermost first: what backdrop filters
    /// see behind it.
    let backdropLayers: [PixelRows]
    /// What there is to see behind filters; where it ends they mirror.
    var canvas: PixelRect
    /// What the components of colours are encoded in.
    let colorSpace: ColorSpace
    var workers: Workers
    let minPixelsPerThread: Int
    /// Whether what is painted is a mask or lies in one: its alpha is all that shows.
    var paintsMask = false
    /// Sums of the target's columns, kept from one glass to the next.
    let columnSums = ColumnSumCache()
    /// Distances around corners, shared by all painters of a picture.
    var corners = CornerTileCache()
    /// Shadows of equal shapes, shared by all painters of a picture.
    var shadowMasks = ShadowMaskCache()

    /// Paints rows of `rect` of the target in bands: `body` writes to no other pixels of it. All that is painted comes
    /// through here or through `execute`, which both say of which columns the sums no longer hold.
    func paintBands(of rect: PixelRect, _ body: @Sendable (Range<Int>) -> Void) {
        columnSums.invalidate(rect)
        forEachBand(of: rect, body)
    }

    /// Runs `body` over the rows of `rect` in bands; few pixels are not worth a thread. There are as many as `rect` has unless
    /// `pixels` says otherwise.
    func forEachBand(of rect: PixelRect, pixels: Int? = nil, _ body: @Sendable (Range<Int>) -> Void) {
        if rect.isEmpty { return }
        let rows = max(minPixelsPerThread * rect.height / max(pixels ?? rect.width * rect.height, 1), 1)
        workers.forEachBand(of: rect.y0..<rect.y1, minimumRows: rows, body)
    }

    /// A painter of a layer that will be composited over `beneath`.
    func painter(on layer: PixelRows, over beneath: [PixelRows]) -> Painter {
        Painter(
            target: layer, backdropLayers: beneath, canvas: canvas, colorSpace: colorSpace, workers: workers,
            minPixelsPerThread: minPixelsPerThread, paintsMask: paintsMask, corners: corners,
            shadowMasks: shadowMasks)
    }
}

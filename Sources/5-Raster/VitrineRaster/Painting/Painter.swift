import VitrineColor
import VitrineCoverage
import VitrineGlass
import VitrinePixels
import VitrineShaders
import VitrineThreads

/// Paints display items on one target. Each kind of content has a file of its own; `Painter+Items.swift`
/// determines their order.
struct Painter: Sendable {
    let target: PixelRows
    /// The pictures that `target` will be composited over, outermost first: the backdrop of filters.
    let backdropLayers: [PixelRows]
    /// The bounds of the backdrop that filters see, at which they mirror.
    var canvas: PixelRect
    /// The bounds of the backdrop with the pixels that its edge crosses, which filters do not see; `nil` if
    /// its edge is on whole pixels.
    var crossedCanvas: PixelRect?
    /// The pixels of the screen that is painted; `nil` if it ends where `canvas` does. Progressive blurs see
    /// a continuation of them, as they reach the very corners.
    var backdropEdge: Coverage?
    /// The colour space in which the components of colours are encoded.
    let colorSpace: ColorSpace
    /// The threads. What they leave out once the picture is no longer wanted, in it or in a layer of it, and
    /// what was made of that, is never shown nor kept.
    var workers: Workers
    let minPixelsPerThread: Int
    /// Indicates whether a mask is being painted. Only the alpha of a mask matters.
    var paintsMask = false
    /// The width in pixels of the tiles in which steps are left out that others hide; `nil` to paint all of
    /// them.
    var tileWidth: Int? = VisibleTiles.defaultWidth
    /// The observer of reads from the backdrop.
    var observer: BackdropObserver?
    /// Sums of the target's columns, kept from one glass to the next.
    let columnSums = ColumnSumCache()
    /// The distances around corners, shared by all painters.
    let corners = CornerTileCache.shared
    /// The shadows of equal shapes, shared by all painters of a picture.
    var shadowMasks = ShadowMaskCache()
    /// Small pictures as they are drawn, shared by all painters of a picture.
    var pictures = ResampledPictures()

    /// Indicates whether the picture is no longer wanted.
    var isCancelled: Bool { workers.isCancelled }

    /// Paints rows of `rect` of the target in bands; `body` writes to no pixels outside of it.
    ///
    /// All painting goes through here or through row painters, which both invalidate the cached column sums.
    func paintBands(of rect: PixelRect, _ body: @Sendable (Range<Int>) -> Void) {
        columnSums.invalidate(rect)
        forEachBand(of: rect, body)
    }

    /// Runs `body` over the rows of `rect` in bands, as few pixels are not worth a thread.
    ///
    /// - Parameter pixels: The number of pixels to paint. Default: the number of pixels of `rect`.
    func forEachBand(of rect: PixelRect, pixels: Int? = nil, _ body: @Sendable (Range<Int>) -> Void) {
        if rect.isEmpty { return }
        let rows = max(minPixelsPerThread * rect.height / max(pixels ?? rect.width * rect.height, 1), 1)
        workers.forEachBand(of: rect.y0..<rect.y1, minimumRows: rows, body)
    }

    /// Returns a painter of a layer that will be composited over `beneath`.
    func painter(on layer: PixelRows, over beneath: [PixelRows]) -> Painter {
        Painter(
            target: layer, backdropLayers: beneath, canvas: canvas, crossedCanvas: crossedCanvas,
            backdropEdge: backdropEdge, colorSpace: colorSpace, workers: workers,
            minPixelsPerThread: minPixelsPerThread, paintsMask: paintsMask, tileWidth: tileWidth,
            observer: beneath.isEmpty ? nil : observer,
            shadowMasks: shadowMasks, pictures: pictures)
    }
}

import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// The size of the pictures that an item needs, if it has none inside, and the work of painting it.
struct ItemExtent {
    /// The number of pixels of the pictures of what is behind the item.
    let backdropPixels: Int
    /// The work, without that of the lists of an adaptive item and of the layers of a surface.
    let work: RasterWorkAmounts

    /// - Parameters:
    ///   - content: The content of the item.
    ///   - transform: The map from its points to device pixels.
    ///   - visible: The pixels that may show.
    ///   - colorSpace: The colour space of the canvas.
    ///   - isInLayer: `true` in a group on a picture of its own: that and what is behind it are composited
    ///     before they are read.
    init(
        _ content: DisplayContent, _ transform: Affine, within visible: PixelRect, in colorSpace: ColorSpace,
        isInLayer: Bool
    ) {
        func shown() -> Double { RasterWork.pixels(of: content, transform, within: visible) }
        func read(_ pixels: Double, pictures: Double = 1) -> Int {
            Int(pixels * (pictures + (isInLayer ? 1 : 0)))
        }
        switch content {
        case .fill(let area, let paint):
            backdropPixels = 0
            work = RasterWork.filling(area, with: paint, transform, within: visible)
        case .shadow(let area, let shadow):
            backdropPixels = 0
            work = RasterWork.shadow(shadow, castBy: area, transform, within: visible)
        case .glyphs(let run, let paint):
            backdropPixels = 0
            work =
                paint.preparation(for: nil, transform, within: visible)
                + RasterWork.glyphs(run, paint, transform, within: visible)
        case .backdrop(let area, let filter):
            let pixels = shown()
            backdropPixels = read(pixels)
            work = RasterWork.filtering(
                area, pixels: pixels, by: filter.filters, transform, within: visible)
        case .surface(let surface):
            // All layers have one coverage.
            var sum = RasterWork.coverage(of: surface.area, transform, within: visible)
            if let backdrop = surface.backdrop {
                let filtered = RasterWork.pixels(of: surface.area, transform, within: visible)
                sum[.filters] = filtered * (1 + RasterWork.cost(of: backdrop.filters))
            }
            for shadow in surface.outerShadows {
                sum += RasterWork.shadow(shadow, castBy: surface.area, transform, within: visible)
            }
            backdropPixels = surface.backdrop == nil ? 0 : read(shown())
            work = sum
        case .glass(let glass):
            let pixels = shown()
            backdropPixels = read(pixels)
            work = RasterWork.glass(
                glass, pixels: pixels, transform, within: visible, in: colorSpace)
        case .progressiveBlur:
            let pixels = shown()
            // Several pictures at lower resolutions.
            backdropPixels = read(pixels, pictures: 2.4)
            work = RasterWorkAmounts(.progressiveBlurs, pixels * RasterWork.progressiveBlur)
        case .adaptive(let content):
            backdropPixels = 0
            work = RasterWorkAmounts(
                .solid, RasterWork.pixels(of: content.area, transform, within: visible))
        case .projected, .group:
            (backdropPixels, work) = (0, RasterWorkAmounts())
        }
    }
}

import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// The size of the pictures that an item needs, if it has none inside, and the work of painting it.
struct ItemExtent {
    /// The number of pixels of the pictures of what is behind the item.
    let backdropPixels: Int
    /// The units of work, without those of the lists of an adaptive item and of the layers of a surface.
    let work: Double

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
            work = RasterWork.cost(ofFilling: area, with: paint, transform, within: visible)
        case .shadow(let area, let shadow):
            backdropPixels = 0
            work = RasterWork.cost(of: shadow, castBy: area, transform, within: visible)
        case .glyphs(let run, let paint):
            backdropPixels = 0
            work =
                paint.preparationCost
                + RasterWork.cost(of: run, paint, transform, within: visible)
        case .backdrop(let area, let filter):
            let pixels = shown()
            backdropPixels = read(pixels)
            work = RasterWork.cost(
                ofFiltering: area, pixels: pixels, by: filter.filters, transform, within: visible)
        case .surface(let surface):
            var sum = 0.0
            if let backdrop = surface.backdrop {
                let filtered = RasterWork.pixels(of: surface.area, transform, within: visible)
                sum = RasterWork.cost(
                    ofFiltering: surface.area, pixels: filtered, by: backdrop.filters, transform,
                    within: visible)
            }
            for shadow in surface.outerShadows {
                sum += RasterWork.cost(of: shadow, castBy: surface.area, transform, within: visible)
            }
            backdropPixels = surface.backdrop == nil ? 0 : read(shown())
            work = sum
        case .glass(let glass):
            let pixels = shown()
            backdropPixels = read(pixels)
            work = pixels * RasterWork.cost(of: glass, in: colorSpace)
        case .progressiveBlur:
            let pixels = shown()
            // Several pictures at lower resolutions.
            backdropPixels = read(pixels, pictures: 2.4)
            work = pixels * RasterWork.progressiveBlur
        case .adaptive(let content):
            backdropPixels = 0
            work = RasterWork.pixels(of: content.area, transform, within: visible)
        case .projected, .group:
            (backdropPixels, work) = (0, 0)
        }
    }
}
